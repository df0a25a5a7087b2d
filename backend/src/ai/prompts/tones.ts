import type { LetterTone } from '@shortlist/shared/contract/resume-documents';

export const TONES: Readonly<Record<LetterTone, string>> = {
  plain: 'Plain and direct: short sentences, everyday words.',
  warm: 'Warm and personal, without flattery or exclamation marks.',
  formal: 'Formal and reserved: full sentences, no contractions.',
};
