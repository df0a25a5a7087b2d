export const CARD_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'min(104px, 26.7vw) minmax(0, 1fr)', lg: '132px minmax(0, 1fr)' },
  gridTemplateRows: '1fr auto',
  columnGap: 2,
  rowGap: 2,
  p: 2,
};
