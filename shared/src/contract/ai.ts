import { z } from 'zod';
import { LETTER_LENGTHS, LETTER_TONES } from '../product/letter-options.js';
import { AI_TASKS, CUSTOMERS } from '../product/plans.js';
import { LIMITS } from '../resume/resume-data.js';
import { OPEN_POINTS } from '../resume/open-points.js';
import { resumeContent } from './common/resume-content.js';
import { isoDate, multiLine, singleLine } from './common/text.js';

const jobDescription = multiLine(LIMITS.jobDescriptionLength);
const optionalJobDescription = jobDescription.nullish().transform((text) => text ?? '');

export const rewriteBulletsBody = z.object({
  experienceItem: resumeContent.shape.experience.unwrap().element.extend({
    role: singleLine(LIMITS.fieldLength).min(1, { error: 'Enter the job title.' }),
    company: singleLine(LIMITS.fieldLength).min(1, { error: 'Enter the company.' }),
  }),
  jdText: optionalJobDescription,
});

/** Resume content that is short enough to be analyzed within a request. */
const analyzedResume = resumeContent.refine((data) => lengthOfTexts(data) <= LIMITS.analyzedLength, {
  error: `Shorten the resume: all its texts together can have at most ${LIMITS.analyzedLength.toLocaleString('en-US')} characters.`,
});

function lengthOfTexts(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lengthOfTexts(inner), 0);
}

export const rewriteSummaryBody = z.object({ resumeData: analyzedResume, jdText: optionalJobDescription });

export const extractKeywordsBody = z.object({
  jdText: jobDescription.refine((text) => text.trim() !== '', { error: 'Paste a job description.' }),
});

/** Requirements extracted from a job description, used for both the score and the keyword list. */
export const jobProfileView = z.object({
  /**
   * Version of the rules and the dictionary that extracted the requirements, or of the prompt if a language model
   * listed them.
   */
  version: z.string(),
  title: z.string().nullable(),
  /** Required number of years of experience; null if the job description states none. */
  years: z.number().nullable(),
  degree: z.string().nullable(),
  terms: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['hard', 'soft', 'certificate', 'degree']),
      zone: z.enum(['must', 'nice', 'duty', 'other']),
      importance: z.number(),
      snippet: z.string(),
      /** Whether the dictionary contains the term or a language model names it. If not, the term is a guess. */
      known: z.boolean(),
      /** Alternative names for the skill, any of which a resume may use. */
      aliases: z.array(z.string()),
    }),
  ),
});

export const extractKeywordsView = jobProfileView.extend({
  /** Hard skills in the words of the job description, most important first. */
  keywords: z.array(z.string()),
  softSkills: z.array(z.string()),
  /** Name of the language model that listed the terms; `builtin` if the built-in rules found them. */
  engine: z.string(),
  /** Reason why the built-in rules answered although a language model is configured; absent if the model answered. */
  notice: z.string().optional(),
});

export const atsScoreBody = z.object({ resumeData: analyzedResume, jdText: optionalJobDescription });

export const SCORE_PARTS = ['parse', 'content', 'match'] as const;

export const atsScoreView = z.object({
  /** Integer from 0 to 100: the quality, or the mean of quality and match if there is a job description. */
  score: z.number(),
  /** Integer from 0 to 100: the score of the resume alone, which does not depend on the job description. */
  quality: z.number(),
  feedback: z.array(z.string()),
  /** `builtin` if no language model was used. */
  engine: z.string(),
  /** Version of the rules. One version always produces the same score for the same resume and keywords. */
  version: z.string(),
  parts: z.object({ parse: z.number(), content: z.number(), match: z.number().optional() }),
  rules: z.array(
    z.object({
      id: z.string(),
      part: z.enum(SCORE_PARTS),
      points: z.number(),
      max: z.number(),
      message: z.string(),
      path: z.string().optional(),
    }),
  ),
});

const flags = z.array(z.object({ line: z.int(), text: z.string(), message: z.string() }));

const answered = {
  /** Name of the language model that answered; `builtin` if the built-in rules answered instead. */
  engine: z.string(),
  /** Version of the prompt for the language model, or of the built-in rules that answered instead. */
  version: z.string(),
  /** Facts in the answer that the user's text lacks. `line` is the index of an item of `lines`, or of a paragraph. */
  flags,
  /** Reason why the built-in rules answered although a language model is configured; absent if the model answered. */
  notice: z.string().optional(),
};

export const rewriteBulletsView = z.object({
  bullets: z.array(z.string()),
  ...answered,
  /** Rewritten bullets. The `after` texts replace the user's bullets, in order. */
  lines: z.array(
    z.object({
      /** Original bullet; several bullets if duplicates were merged into one. */
      before: z.array(z.string()),
      /** New bullets, one per line; two if a bullet was split. */
      after: z.string(),
      reasons: z.array(z.string()),
      /** Alternative wording that has a blank, such as `[how many?]`, instead of a missing fact. */
      withBlank: z.string().optional(),
      /** A question about a missing fact. Each suggested answer comes with a bullet that includes the answer. */
      question: z
        .object({
          about: z.enum(OPEN_POINTS),
          text: z.string(),
          answers: z.array(
            z.object({
              label: z.string(),
              bullet: z.string(),
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
  /** Company name. If it is empty, the server uses the name in the job description, if any. */
  recipient: singleLine(LIMITS.fieldLength).default(''),
  company: singleLine(LIMITS.fieldLength).default(''),
  role: singleLine(LIMITS.fieldLength).default(''),
});

export const coverLetterView = z.object({
  /** Cover letter from the salutation to the line before the applicant's name. An empty line separates paragraphs. */
  letter: z.string(),
  /** Company name sent by the client, or else the company name in the job description. */
  recipient: z.string(),
  company: z.string(),
  role: z.string(),
  ...answered,
});

export const linkedinSummaryBody = z.object(wish);

export const linkedinSummaryView = z.object({ headline: z.string(), about: z.string(), ...answered });

export const guideBody = z.object({ resumeData: analyzedResume, jdText: optionalJobDescription });

/** Text of an interview or salary guide, in the format of `guideContent`. */
export const guideView = z.object({ aim: z.string(), text: z.string(), ...answered });

/** Self-introductions in the format of `brandingContent`. */
export const brandingView = z.object({
  positioning: z.string(),
  introduction: z.string(),
  bioFirst: z.string(),
  bioThird: z.string(),
  note: z.string(),
  signature: z.string(),
  ...answered,
});

/** Number of AI answers left today. `model` is null if no language model is configured. */
export const aiAllowanceView = z.object({
  customer: z.enum(CUSTOMERS),
  /** Time at which the number of answers resets: the next midnight UTC. */
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
