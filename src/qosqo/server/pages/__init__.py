"""What browsers get: HTML pages, the forms sent from them, and live tabs."""
