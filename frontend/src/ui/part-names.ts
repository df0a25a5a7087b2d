import type { ScorePart } from '@shortlist/shared/ats/rule';

export const PARTS = ['match', 'parse', 'content'] as const satisfies readonly ScorePart[];

export const PART_NAMES: Record<ScorePart, string> = {
  parse: 'ATS readability',
  content: 'Content quality',
  match: 'Job match',
};
