/**
 * What is sold, what it costs and what each plan may do: the one place that the server, the pages and the price list
 * read. No other number about plans stands anywhere.
 */
export const PLANS = ['free', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', pro: 'Pro', premium: 'Premium' };

/** A visitor has no account and so no plan; their network address is counted instead. */
export const CUSTOMERS = ['visitor', ...PLANS] as const;
export type Customer = (typeof CUSTOMERS)[number];

/** Where somebody who wants more of everything can go. */
export const NEXT_PLAN: Readonly<Record<Customer, Plan | null>> = {
  visitor: 'free',
  free: 'pro',
  pro: 'premium',
  premium: null,
};

/** Cents. */
export const PRICES = { currency: 'usd', download: 399, pro: 999, premium: 1_999 } as const;

/** What somebody may do: always, when one résumé was paid for by itself, or not at all. */
export const ACCESSES = ['included', 'per resume', 'none'] as const;
export type Access = (typeof ACCESSES)[number];

/** What the plans are told apart by, besides the amount of writing help. */
export const PLAN_FEATURES = [
  'building',
  'score',
  'writing',
  'text',
  'saving',
  'downloads',
  'analytics',
  'support',
  'guides',
  'people',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

export const PLAN_FEATURE_NAMES: Readonly<Record<PlanFeature, string>> = {
  building: 'Building and live preview in all 5 templates',
  score: 'ATS score with every rule and what to fix',
  writing: 'Rewrites, keywords, cover letters and LinkedIn texts',
  text: 'Text copy',
  saving: 'Saved resumes with their versions, JSON export',
  downloads: 'PDF and DOCX of a resume and its cover letter',
  analytics: 'Resume analytics: the score, content and downloads of a resume over time',
  support: 'Priority support by email',
  guides: 'Interview preparation, salary negotiation guide and personal branding texts for each resume',
  people: 'Human help: a career coaching call, an expert’s resume review, white-glove help',
};

const FOR_VISITORS = {
  building: 'included',
  score: 'included',
  writing: 'included',
  text: 'included',
  saving: 'none',
  downloads: 'none',
  analytics: 'none',
  support: 'none',
  guides: 'none',
  people: 'none',
} as const;
const FOR_ACCOUNTS = { ...FOR_VISITORS, saving: 'included' } as const;
const FROM_PRO_ON = { downloads: 'included', analytics: 'included', support: 'included' } as const;

export const PLAN_MATRIX: Readonly<Record<Customer, Readonly<Record<PlanFeature, Access>>>> = {
  visitor: FOR_VISITORS,
  free: { ...FOR_ACCOUNTS, downloads: 'per resume' },
  pro: { ...FOR_ACCOUNTS, ...FROM_PRO_ON },
  premium: { ...FOR_ACCOUNTS, ...FROM_PRO_ON, guides: 'included', people: 'included' },
};

/** The first plan that includes it: where somebody is sent who asks for it without. */
export const firstPlanWith = (feature: PlanFeature): Plan =>
  PLANS.find((plan) => PLAN_MATRIX[plan][feature] === 'included') ?? 'premium';

/** What writing help is counted by. The score is not counted: it is worked out on the person's own device. */
export const AI_TASKS = ['rewrites', 'keywords', 'letters', 'linkedin', 'guides'] as const;
export type AiTask = (typeof AI_TASKS)[number];

/** How people hear of them: "3 of 100 rewrites left today". */
export const AI_TASK_NAMES: Readonly<Record<AiTask, string>> = {
  rewrites: 'rewrites',
  keywords: 'keyword searches',
  letters: 'cover letters',
  linkedin: 'LinkedIn summaries',
  guides: 'interview, salary and branding guides',
};

/** So many answers a day (UTC) of each kind; `model` is how many of them all a language model may give, where one is set up. */
export type AiAllowances = Readonly<Record<AiTask | 'model', number>>;

export const AI_ALLOWANCES: Readonly<Record<Customer, AiAllowances>> = {
  // All visitors of one network together: a household fits in. In a classroom, whoever signs in has a count of their own.
  visitor: { rewrites: 100, keywords: 100, letters: 60, linkedin: 60, guides: 0, model: 10 },
  free: { rewrites: 100, keywords: 100, letters: 60, linkedin: 60, guides: 0, model: 20 },
  pro: { rewrites: 500, keywords: 500, letters: 200, linkedin: 200, guides: 0, model: 200 },
  premium: { rewrites: 1_000, keywords: 1_000, letters: 500, linkedin: 500, guides: 200, model: 500 },
};

/** Days that a plan goes on after a renewal could not be charged. */
export const GRACE_DAYS = 7;

/** Days in which what was paid for a plan can be taken back, by the person and once. */
export const REFUND_DAYS = 14;
