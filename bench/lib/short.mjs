// `--short` runs the same steps with a few rounds, to test a benchmark. Its figures are meaningless.
export const isShort = process.argv.includes('--short');

/** @returns a number of rounds, files or seconds: `short` with the option `--short`, otherwise `full` */
export const amount = (full, short) => (isShort ? short : full);
