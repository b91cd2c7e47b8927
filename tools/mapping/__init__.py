"""Drawing the map of Middle-earth from its geometry: for tools/draw_map.py."""
