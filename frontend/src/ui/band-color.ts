import type { ScoreBand } from '@shortlist/shared/ats/bands';
import { messages } from './messages.js';

/** What each band of the ATS score is called. */
export const BAND_NAME: Record<ScoreBand['key'], string> = messages.bandColor.bandName;

/** Colour of each band of the ATS score, as the theme's `sx` takes it. */
export const BAND_COLOR: Record<ScoreBand['key'], string> = {
  early: 'text.secondary',
  high: 'success.main',
  good: 'warning.main',
  low: 'error.main',
};
