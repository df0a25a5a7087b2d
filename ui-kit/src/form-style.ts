/** Fields as wide as the section, buttons as wide as their words. */
export const FORM = { display: 'grid', gap: 2.5, '& > .MuiButton-root': { justifySelf: 'start' } };

/** Buttons side by side, one below the other where there is no room. */
export const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };
