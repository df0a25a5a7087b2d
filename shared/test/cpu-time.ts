/**
 * Returns the CPU time of the call in milliseconds, which does not depend on the load of the machine. Excludes the time
 * of V8's own threads, because they also compile code and collect garbage for other specs.
 */
export function cpuTime(call: () => unknown): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
