/** Moves focus to the next or previous entry before the focused entry is removed. */
export function focusNeighbor(inside: HTMLElement): void {
  const entry = inside.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('button, a:not([tabindex="-1"])');
  (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
