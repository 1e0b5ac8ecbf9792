"""Pages and boards: typed functions from what a viewer may see to HTML and SVG. Knows nothing of storage and sockets."""
