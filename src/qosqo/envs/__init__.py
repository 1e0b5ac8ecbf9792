"""The games as environments for research: observations, actions and rewards as numbers, for PettingZoo, Gymnasium, OpenSpiel and for
many games at once. Needs `pip install 'qosqo[envs]'`; described in docs/research.md."""
