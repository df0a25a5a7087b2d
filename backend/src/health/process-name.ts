export const PROCESS_NAME = Symbol('the name of this process');
export type ProcessName = 'api' | 'worker';
