const GAP = 25;

export async function until(what: string, isSo: () => Promise<boolean> | boolean, patience = 60_000): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited ${patience} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, GAP));
  }
}
