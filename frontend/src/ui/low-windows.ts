/**
 * Matches short windows, such as a phone in landscape or a page at 200% zoom, in which a sticky bar would hide too much
 * content.
 */
export const LOW_WINDOW = '@media (max-height: 520px)';

/** In short windows, makes a sticky bar scroll with the page. */
export const IN_LOW_WINDOWS = { [LOW_WINDOW]: { position: 'static' } } as const;
