/**
 * Whether a click is the second of a double click. Where the first one takes an entry away, it would meet the same
 * button of the next entry, and nobody deletes two by one gesture. The keyboard's clicks count as none.
 */
export const isRepeatedClick = ({ detail }: { detail: number }): boolean => detail > 1;
