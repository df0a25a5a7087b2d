import type { ScorePart } from '@shortlist/shared/ats/rules/rule';
import { messages } from '../../ui/messages.js';

export const PARTS = ['match', 'parse', 'content'] as const satisfies readonly ScorePart[];

export const PART_NAMES: Record<ScorePart, string> = messages.partNames.partNames;
