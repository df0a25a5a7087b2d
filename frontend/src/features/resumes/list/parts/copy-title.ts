import { LIMITS } from '@shortlist/shared/resume/resume-data';

const COPY_SUFFIX = / \(Copy(?: \d+)?\)$/;

/**
 * Returns the title of a copy: the first unused one of "CV (Copy)", "CV (Copy 2)" and so on, within the length limit.
 */
export function copyTitle(title: string, taken: readonly string[]): string {
  const base = title.replace(COPY_SUFFIX, '');
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? ' (Copy)' : ` (Copy ${count})`;
    const candidate = base.slice(0, LIMITS.titleLength - suffix.length).trimEnd() + suffix;
    if (!taken.includes(candidate)) return candidate;
  }
}
