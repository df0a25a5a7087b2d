interface Step {
  message: string;
  path?: string;
  cost: number;
}

/**
 * Merges point losses with the same fix, such as adding a first bullet, into one step. Returns the steps, largest loss
 * first.
 */
export function groupByFix<Each extends Step>(losses: readonly Each[]): Each[] {
  const steps = new Map<string, Each>();
  for (const loss of losses) {
    const step = `${loss.message}\n${loss.path ?? ''}`;
    const before = steps.get(step);
    steps.set(step, before ? { ...before, cost: before.cost + loss.cost } : loss);
  }
  return [...steps.values()].sort((a, b) => b.cost - a.cost);
}
