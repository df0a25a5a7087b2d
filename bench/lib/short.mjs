// `--short`: the same steps with a few rounds, to see that a bench works. Its figures say nothing.
export const isShort = process.argv.includes('--short');

/** @returns the number of rounds, files or seconds to take */
export const amount = (full, short) => (isShort ? short : full);
