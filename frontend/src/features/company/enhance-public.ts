import { keepChosenPlan } from './pricing/chosen-plan.js';

/** Keeps the plan that is chosen on a finished page; the rest of it are links. */
export function keepPlanOnClick(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const plan = target instanceof Element && target.closest<HTMLElement>('[data-plan]')?.dataset.plan;
    if (plan) keepChosenPlan(plan);
  });
}

/** Fills the support address in where the page has room for it; null leaves it hidden. */
export function showSupport(root: HTMLElement, address: string | null): void {
  if (address === null) return;
  for (const line of root.querySelectorAll<HTMLElement>('[data-support]')) {
    const link = line.querySelector('a');
    if (link) Object.assign(link, { href: `mailto:${address}`, textContent: address });
    line.hidden = false;
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-contact]')) {
    link.href = `mailto:${address}`;
    link.hidden = false;
  }
}
