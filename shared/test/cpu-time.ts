/** Returns the CPU time of the call in milliseconds, which does not depend on the load of the machine. */
export function cpuTime(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
