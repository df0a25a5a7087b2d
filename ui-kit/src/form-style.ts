/** Stretches form fields to full width and keeps buttons at their natural width. */
export const FORM = { display: 'grid', gap: 2.5, '& > .MuiButton-root': { justifySelf: 'start' } };

export const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };
