import type { ScoreBand } from '@shortlist/shared/ats/bands';

/** Colour of each band of the ATS score, a key of the theme's palette. */
export const BAND_COLOR: Record<ScoreBand['key'], 'success' | 'warning' | 'error'> = {
  high: 'success',
  good: 'warning',
  low: 'error',
};
