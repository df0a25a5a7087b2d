/**
 * True for the second click of a double click, which would hit the next entry's button after the first one removed an
 * entry. Keyboard clicks have a detail of 0.
 */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1;
