/**
 * True for the second click of a double click. The first click may remove an entry, so the second would hit the button
 * of the next entry. Keyboard clicks have a detail of 0.
 */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1;
