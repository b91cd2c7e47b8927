"""How the values of positions are made: self-play, training, evaluation. Not part of the package; needs numpy."""
