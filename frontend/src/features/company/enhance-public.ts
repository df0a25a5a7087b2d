import { storeChosenPlan } from './pricing/chosen-plan.js';

/** Stores the plan whose button a visitor clicks on a pre-rendered page, so that it is still known after sign-in. */
export function storePlanOnClick(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const plan = target instanceof Element && target.closest<HTMLElement>('[data-plan]')?.dataset.plan;
    if (plan) storeChosenPlan(plan);
  });
}

/** Shows the support email address on the page. If `address` is null, lines that contain the address stay hidden. */
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
