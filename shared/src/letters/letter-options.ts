/** What is written beside a résumé and kept with it, one of each kind. */
export const DOCUMENT_KINDS = [
  'cover_letter',
  'linkedin',
  'interview_preparation',
  'salary_guide',
  'personal_branding',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** As people hear of them. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  cover_letter: 'Cover letter',
  linkedin: 'LinkedIn summary',
  interview_preparation: 'Interview preparation',
  salary_guide: 'Salary negotiation guide',
  personal_branding: 'Personal branding',
};

/** Those that can be taken away as files; LinkedIn has fields of its own, into which its texts are copied. */
export const EXPORTED_KINDS = ['cover_letter', 'interview_preparation', 'salary_guide', 'personal_branding'] as const;
export type ExportedKind = (typeof EXPORTED_KINDS)[number];

export const LETTER_TONES = ['plain', 'warm', 'formal'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

export const LETTER_LENGTHS = ['short', 'medium', 'long'] as const;
export type LetterLength = (typeof LETTER_LENGTHS)[number];

/** As LinkedIn cuts them off, in characters. */
export const LINKEDIN_LIMITS = { headline: 220, about: 2_600 } as const;

/** Longer than a letter: it is read before a talk, not sent. In characters. */
export const GUIDE_LENGTH = 20_000;

/** In characters; a note to somebody who is asked to connect is cut off by LinkedIn. */
export const BRANDING_LIMITS = {
  positioning: 800,
  introduction: 1_200,
  bioFirst: 2_000,
  bioThird: 2_000,
  note: 300,
  signature: 600,
} as const;
