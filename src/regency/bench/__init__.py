"""Measurements: the speed of the rules on each machine, beside other libraries in the same run."""
