import type { ScoreBand } from '@shortlist/shared/ats/bands';
import { messages } from '../../ui/messages.js';

export const BAND_NAME: Record<ScoreBand['key'], string> = messages.bandColor.bandName;

export const BAND_COLOR: Record<ScoreBand['key'], string> = {
  early: 'text.secondary',
  high: 'success.main',
  good: 'warning.main',
  low: 'error.main',
};
