import type { ScorePart } from '@shortlist/shared/ats/rule';

export const PARTS = ['match', 'parse', 'content'] as const satisfies readonly ScorePart[];

export const PART_NAMES: Record<ScorePart, string> = {
  parse: 'Readable by machines',
  content: 'Told well',
  match: 'Match with the job',
};
