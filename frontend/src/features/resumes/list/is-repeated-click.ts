/**
 * True for the second click of a double click. After the first click removes an entry, the second would hit the button
 * of the next entry. Keyboard clicks have a detail of 0.
 */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1;
