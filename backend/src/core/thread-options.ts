/** Node options of every thread. Production has none; in development a hook loads the sources, in threads as well. */
export const THREAD_OPTIONS = process.execArgv.filter((option) => option.startsWith('--require='));
