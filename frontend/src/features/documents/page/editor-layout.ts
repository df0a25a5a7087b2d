export const EDITOR_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
} as const;

export const CARD = { p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, minWidth: 0 } as const;
