import { z } from 'zod';
import { LETTER_LENGTHS, LETTER_TONES } from '../letters/letter-options.js';
import { AI_TASKS, CUSTOMERS } from '../plans.js';
import { LIMITS } from '../resume/resume-data.js';
import { OPEN_POINTS } from '../writing/bullet-question.js';
import { resumeContent } from './resume-content.js';
import { isoDate, multiLine, singleLine } from './text.js';

const jobDescription = multiLine(LIMITS.jobDescriptionLength);
const optionalJobDescription = jobDescription.nullish().transform((text) => text ?? '');

export const rewriteBulletsBody = z.object({
  experienceItem: resumeContent.shape.experience.unwrap().element.extend({
    role: singleLine(LIMITS.fieldLength).min(1, { error: 'Enter the job title first.' }),
    company: singleLine(LIMITS.fieldLength).min(1, { error: 'Enter the company first.' }),
  }),
  jdText: optionalJobDescription,
});

/** A resume that rules read within the time of a request. */
const analyzedResume = resumeContent.refine((data) => lengthOfTexts(data) <= LIMITS.analyzedLength, {
  error: `Keep the texts of the resume within ${LIMITS.analyzedLength.toLocaleString('en-US')} characters.`,
});

function lengthOfTexts(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lengthOfTexts(inner), 0);
}

export const rewriteSummaryBody = z.object({ resumeData: analyzedResume, jdText: optionalJobDescription });

export const extractKeywordsBody = z.object({
  jdText: jobDescription.refine((text) => text.trim() !== '', { error: 'Paste a job description first.' }),
});

/** What a job description asks for; the score and the keywords are both read from it. */
export const jobProfileView = z.object({
  /** Of the rules and the dictionary. */
  version: z.string(),
  title: z.string().nullable(),
  /** Of experience, as asked for. */
  years: z.number().nullable(),
  degree: z.string().nullable(),
  terms: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['hard', 'soft', 'certificate', 'degree']),
      zone: z.enum(['must', 'nice', 'duty', 'other']),
      importance: z.number(),
      snippet: z.string(),
      /** In the dictionary; otherwise it only looks like a skill. */
      known: z.boolean(),
      /** Other names under which a résumé may have it. */
      aliases: z.array(z.string()),
    }),
  ),
});

export const extractKeywordsView = jobProfileView.extend({
  /** Hard skills in the description's own words, the most wanted first. */
  keywords: z.array(z.string()),
  softSkills: z.array(z.string()),
  /** `builtin`: a dictionary and fixed rules, no model. */
  engine: z.string(),
});

export const atsScoreBody = z.object({ resumeData: analyzedResume, jdText: optionalJobDescription });

export const SCORE_PARTS = ['parse', 'content', 'match'] as const;

export const atsScoreView = z.object({
  /** With a job description the mean of quality and match, else the quality. */
  score: z.number(),
  /** What the résumé is worth by itself; no job description lowers it. */
  quality: z.number(),
  feedback: z.array(z.string()),
  /** `builtin`: fixed rules, no model. */
  engine: z.string(),
  /** Of the rules; the same version gives the same number for the same input. */
  version: z.string(),
  parts: z.object({ parse: z.number(), content: z.number(), match: z.number().optional() }),
  rules: z.array(
    z.object({
      id: z.string(),
      part: z.enum(SCORE_PARTS),
      points: z.number(),
      max: z.number(),
      message: z.string(),
      /** The field that mends it. */
      path: z.string().optional(),
    }),
  ),
});

const flags = z.array(z.object({ line: z.int(), text: z.string(), message: z.string() }));

/** Common to all answers of the writing help. */
const answered = {
  /** `builtin`: fixed rules; otherwise the name of the language model that wrote it. */
  engine: z.string(),
  /** Of the rules or of the question that the model was asked. */
  version: z.string(),
  /** What could not be traced to the person's own text; `line` is a place in `lines`, or a paragraph. */
  flags,
  /** Why the fixed rules answered although a model is set up; absent otherwise. */
  notice: z.string().optional(),
};

export const rewriteBulletsView = z.object({
  bullets: z.array(z.string()),
  ...answered,
  /** How the bullets came about; together the `after` are the bullets, in their order. */
  lines: z.array(
    z.object({
      /** As they were sent; several where they said the same. */
      before: z.array(z.string()),
      /** Two bullets, on lines of their own, where one was too long. */
      after: z.string(),
      reasons: z.array(z.string()),
      /** The same with a blank such as `[how many?]`, for the person to take or leave. */
      withBlank: z.string().optional(),
      /** What only the user knows about it, with the bullet as each answer makes it. */
      question: z
        .object({
          about: z.enum(OPEN_POINTS),
          text: z.string(),
          answers: z.array(
            z.object({
              label: z.string(),
              bullet: z.string(),
              /** Facts to be filled in where `blank` stands in the bullet. */
              blanks: z.array(z.object({ blank: z.string(), label: z.string(), example: z.string() })),
            }),
          ),
        })
        .optional(),
    }),
  ),
});

export const rewriteSummaryView = z.object({
  summary: z.string(),
  ...answered,
  reasons: z.array(z.string()),
});

const wish = {
  resumeData: analyzedResume,
  jdText: optionalJobDescription,
  tone: z.enum(LETTER_TONES).default('plain'),
};

export const coverLetterBody = z.object({
  ...wish,
  length: z.enum(LETTER_LENGTHS).default('medium'),
  /** Empty: read from the job description where it says so. */
  recipient: singleLine(LIMITS.fieldLength).default(''),
  company: singleLine(LIMITS.fieldLength).default(''),
  role: singleLine(LIMITS.fieldLength).default(''),
});

export const coverLetterView = z.object({
  /** The letter from the greeting to the line before the name; paragraphs are parted by an empty line. */
  letter: z.string(),
  /** As they were given or read from the job description. */
  recipient: z.string(),
  company: z.string(),
  role: z.string(),
  ...answered,
});

export const linkedinSummaryBody = z.object(wish);

export const linkedinSummaryView = z.object({ headline: z.string(), about: z.string(), ...answered });

export const guideBody = z.object({ resumeData: analyzedResume, jdText: optionalJobDescription });

/** A text to be read before a talk, as `guideContent` keeps it. */
export const guideView = z.object({ aim: z.string(), text: z.string(), ...answered });

/** Texts with which a person is introduced, as `brandingContent` keeps them. */
export const brandingView = z.object({
  positioning: z.string(),
  introduction: z.string(),
  bioFirst: z.string(),
  bioThird: z.string(),
  note: z.string(),
  signature: z.string(),
  ...answered,
});

/** What is left today; `model` is null where no language model is set up. */
export const aiAllowanceView = z.object({
  customer: z.enum(CUSTOMERS),
  /** Midnight UTC, when the day's counts begin anew. */
  resetsAt: isoDate,
  tasks: z.record(z.enum(AI_TASKS), z.object({ used: z.int(), limit: z.int() })),
  model: z.object({ used: z.int(), limit: z.int() }).nullable(),
});

export type RewriteBulletsBody = z.infer<typeof rewriteBulletsBody>;
export type RewriteBulletsView = z.infer<typeof rewriteBulletsView>;
export type RewriteSummaryBody = z.infer<typeof rewriteSummaryBody>;
export type RewriteSummaryView = z.infer<typeof rewriteSummaryView>;
export type AtsScoreBody = z.infer<typeof atsScoreBody>;
export type AtsScoreView = z.infer<typeof atsScoreView>;
export type ExtractKeywordsBody = z.infer<typeof extractKeywordsBody>;
export type ExtractKeywordsView = z.infer<typeof extractKeywordsView>;
export type JobProfileView = z.infer<typeof jobProfileView>;
export type CoverLetterBody = z.infer<typeof coverLetterBody>;
export type CoverLetterView = z.infer<typeof coverLetterView>;
export type LinkedinSummaryBody = z.infer<typeof linkedinSummaryBody>;
export type LinkedinSummaryView = z.infer<typeof linkedinSummaryView>;
export type GuideBody = z.infer<typeof guideBody>;
export type GuideView = z.infer<typeof guideView>;
export type BrandingView = z.infer<typeof brandingView>;
export type AiAllowanceView = z.infer<typeof aiAllowanceView>;
