"""Structure-aware mutation of inputs, for every reader of Oxpecker."""
