/** Node options for every thread: in development, the hook that loads TypeScript sources. Empty in production. */
export const THREAD_OPTIONS = process.execArgv.filter((option) => option.startsWith('--require='));
