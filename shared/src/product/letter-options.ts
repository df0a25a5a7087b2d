/**
 * Kinds of companions: texts that accompany a resume, such as a cover letter. A resume has at most one of each kind.
 */
export const DOCUMENT_KINDS = [
  'cover_letter',
  'linkedin',
  'interview_preparation',
  'salary_guide',
  'personal_branding',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  cover_letter: 'Cover letter',
  linkedin: 'LinkedIn summary',
  interview_preparation: 'Interview preparation',
  salary_guide: 'Salary negotiation guide',
  personal_branding: 'Personal branding',
};

/** The names with the capitals of menus and file names. */
export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  cover_letter: 'Cover Letter',
  linkedin: 'LinkedIn Summary',
  interview_preparation: 'Interview Preparation',
  salary_guide: 'Salary Negotiation Guide',
  personal_branding: 'Personal Branding',
};

/**
 * Companions that users can export as files. The LinkedIn headline and summary are excluded, because users copy them
 * into LinkedIn.
 */
export const EXPORTED_KINDS = ['cover_letter', 'interview_preparation', 'salary_guide', 'personal_branding'] as const;
export type ExportedKind = (typeof EXPORTED_KINDS)[number];

export const LETTER_TONES = ['plain', 'warm', 'formal'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

export const LETTER_LENGTHS = ['short', 'medium', 'long'] as const;
export type LetterLength = (typeof LETTER_LENGTHS)[number];

/** LinkedIn's limits for headline and summary, in characters. */
export const LINKEDIN_LIMITS = { headline: 220, about: 2_600 } as const;

/**
 * Maximum number of characters of a guide. A guide may be longer than a cover letter, because only the user reads it.
 */
export const GUIDE_LENGTH = 20_000;

/** Maximum number of characters of each branding text. The limit of `note` is LinkedIn's limit for connection notes. */
export const BRANDING_LIMITS = {
  positioning: 800,
  introduction: 1_200,
  bioFirst: 2_000,
  bioThird: 2_000,
  note: 300,
  signature: 600,
} as const;
