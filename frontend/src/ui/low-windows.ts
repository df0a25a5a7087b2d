/**
 * Matches low windows, such as phones in landscape or pages at 200% zoom. A sticky bar would hide too much content
 * there.
 */
export const LOW_WINDOW = '@media (max-height: 520px)';

/** Makes a sticky bar scroll with the page in low windows. */
export const IN_LOW_WINDOWS = { [LOW_WINDOW]: { position: 'static' } } as const;
