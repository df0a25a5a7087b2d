/** Full-width fields and natural-width buttons. */
export const FORM = { display: 'grid', gap: 2.5, '& > .MuiButton-root': { justifySelf: 'start' } };

/** Buttons in a row that wraps. */
export const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };
