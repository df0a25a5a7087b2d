/** Milliseconds of processor time that the call takes: unlike the clock, the same on a busy machine. */
export function cpuTime(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
