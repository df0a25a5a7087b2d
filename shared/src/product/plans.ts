export const PLANS = ['free', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', pro: 'Pro', premium: 'Premium' };

/** Visitors have no account and therefore no plan. Their limits apply per network. */
export const CUSTOMERS = ['visitor', ...PLANS] as const;
export type Customer = (typeof CUSTOMERS)[number];

/** The plan to which an upgrade leads; null for the highest plan. */
export const NEXT_PLAN: Readonly<Record<Customer, Plan | null>> = {
  visitor: 'free',
  free: 'pro',
  pro: 'premium',
  premium: null,
};

/** Prices in cents. */
export const PRICES = { currency: 'usd', download: 399, pro: 999, premium: 1_999 } as const;

/** Levels of access to a feature: included in the plan, unlocked by a payment for one resume, or not available. */
export const ACCESSES = ['included', 'per resume', 'none'] as const;
export type Access = (typeof ACCESSES)[number];

/** Features that differ between plans, apart from the daily number of AI answers. */
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
  building: 'Building and live preview in every template',
  score: 'ATS score with every rule and what to fix',
  writing: 'Rewrites, keywords, cover letters and LinkedIn summaries',
  text: 'Text copy',
  saving: 'Saved resumes with their versions, JSON export',
  downloads: 'PDF and DOCX of a resume and its cover letter',
  analytics: 'Resume analytics: the score, content and downloads of a resume over time',
  support: 'Priority support by email',
  guides: 'Interview preparation, salary negotiation guide and personal branding for each resume',
  people: 'Expert help: a career coaching call, a resume review, white-glove help',
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

/** Returns the cheapest plan that includes a feature. Upgrade links lead to this plan. */
export const firstPlanWith = (feature: PlanFeature): Plan =>
  PLANS.find((plan) => PLAN_MATRIX[plan][feature] === 'included') ?? 'premium';

/**
 * Kinds of AI answers that are counted per day. The score is not limited, because it is computed on the user's device.
 */
export const AI_TASKS = ['rewrites', 'keywords', 'letters', 'linkedin', 'guides'] as const;
export type AiTask = (typeof AI_TASKS)[number];

/** Names of the counted AI answers in the user interface: "3 of 100 rewrites left today". */
export const AI_TASK_NAMES: Readonly<Record<AiTask, string>> = {
  rewrites: 'rewrites',
  keywords: 'keyword searches',
  letters: 'cover letters',
  linkedin: 'LinkedIn summaries',
  guides: 'interview, salary and branding guides',
};

/**
 * Maximum number of AI answers per day (UTC) by kind. `model` limits the answers from a language model, if one is
 * configured.
 */
export type AiAllowances = Readonly<Record<AiTask | 'model', number>>;

export const AI_ALLOWANCES: Readonly<Record<Customer, AiAllowances>> = {
  // All visitors in one network share this allowance, which is enough for a household. Signed-in users, for example in
  // a classroom, each have a separate allowance.
  visitor: { rewrites: 100, keywords: 100, letters: 60, linkedin: 60, guides: 0, model: 10 },
  free: { rewrites: 100, keywords: 100, letters: 60, linkedin: 60, guides: 0, model: 20 },
  pro: { rewrites: 500, keywords: 500, letters: 200, linkedin: 200, guides: 0, model: 200 },
  premium: { rewrites: 1_000, keywords: 1_000, letters: 500, linkedin: 500, guides: 200, model: 500 },
};

/** Number of days for which a plan continues after a failed renewal. */
export const GRACE_DAYS = 7;

/** Number of days after a payment during which a user can get a refund for the plan. Each user can do so once. */
export const REFUND_DAYS = 14;
