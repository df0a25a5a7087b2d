interface Step {
  message: string;
  path?: string;
  cost: number;
}

/** One step that mends several rules, such as a first bullet, is told once for all of them; what costs most first. */
export function mendedTogether<Each extends Step>(losses: readonly Each[]): Each[] {
  const steps = new Map<string, Each>();
  for (const loss of losses) {
    const step = `${loss.message}\n${loss.path ?? ''}`;
    const before = steps.get(step);
    steps.set(step, before ? { ...before, cost: before.cost + loss.cost } : loss);
  }
  return [...steps.values()].sort((a, b) => b.cost - a.cost);
}
