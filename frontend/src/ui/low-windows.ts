/** A phone on its side, or a page at 200 %: a bar that stays would take a good part of what is to be read. */
export const LOW_WINDOW = '@media (max-height: 520px)';

/** For a sticky bar that scrolls away with the page there. */
export const IN_LOW_WINDOWS = { [LOW_WINDOW]: { position: 'static' } } as const;
