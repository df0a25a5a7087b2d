import type { ScorePart } from '@shortlist/shared/ats/rule';
import { messages } from './messages.js';

export const PARTS = ['match', 'parse', 'content'] as const satisfies readonly ScorePart[];

export const PART_NAMES: Record<ScorePart, string> = messages.partNames.partNames;
