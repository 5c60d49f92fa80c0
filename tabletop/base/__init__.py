"""Words, files, paths, the log, errors, drawings: what everything else stands on."""
