/** Phones in landscape or pages at 200% zoom, where a sticky bar would hide too much content. */
export const LOW_WINDOW = '@media (max-height: 520px)';

/** Unpins a sticky bar in low windows. */
export const IN_LOW_WINDOWS = { [LOW_WINDOW]: { position: 'static' } } as const;
