/** Before an entry of a list goes away: the keyboard goes on at the next one, or the one before. */
export function focusNeighbour(inside: HTMLElement): void {
  const entry = inside.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('button, a:not([tabindex="-1"])');
  (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
