"""Lombok's annotations: the members that they generate are added as syntax trees before classes are entered."""
