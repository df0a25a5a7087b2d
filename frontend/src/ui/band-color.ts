import type { ScoreBand } from '@shortlist/shared/ats/bands';

/** What each band of the ATS score is called. */
export const BAND_NAME: Record<ScoreBand['key'], string> = {
  high: 'Highly optimized',
  good: 'Good',
  low: 'Needs work',
};

/** Colour of each band of the ATS score, a key of the theme's palette. */
export const BAND_COLOR: Record<ScoreBand['key'], 'success' | 'warning' | 'error'> = {
  high: 'success',
  good: 'warning',
  low: 'error',
};
