/** What is written beside a résumé and kept with it, one of each kind. */
export const DOCUMENT_KINDS = ['cover_letter', 'linkedin', 'interview_preparation', 'salary_guide'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const LETTER_TONES = ['plain', 'warm', 'formal'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

export const LETTER_LENGTHS = ['short', 'medium', 'long'] as const;
export type LetterLength = (typeof LETTER_LENGTHS)[number];

/** As LinkedIn cuts them off, in characters. */
export const LINKEDIN_LIMITS = { headline: 220, about: 2_600 } as const;
