/** A pool's tasks by name. Arguments and results must be structured-cloneable. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tasks differ in their parameters
export type Tasks = Record<string, (...args: any[]) => unknown>;

export interface TaskCall {
  task: string;
  args: unknown[];
  /** Maximum size of the result, in characters of its JSON. */
  maxCharacters: number;
  /** Shared memory in which the thread stores the time when the task began. */
  startedAt: Float64Array;
}

export type TaskOutcome = { result: unknown } | { isTooLarge: true };

/** Wraps tasks for a thread. The result must be the default export of the file that a `ThreadPool` loads. */
export const inThread =
  (tasks: Tasks) =>
  async ({ task, args, maxCharacters, startedAt }: TaskCall): Promise<TaskOutcome> => {
    startedAt[0] = Date.now();
    const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
    if (!run) throw new Error(`There is no task "${task}" in this thread.`);
    const result = await run(...args);
    const isTooLarge = (JSON.stringify(result) ?? '').length > maxCharacters;
    return isTooLarge ? { isTooLarge } : { result };
  };
