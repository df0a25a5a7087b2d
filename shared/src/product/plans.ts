/** Products, prices and access of each plan: the single source for the server, the pages and the price list. */
export const PLANS = ['free', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', pro: 'Pro', premium: 'Premium' };

/** Visitors have no account and so no plan; they are counted by network address. */
export const CUSTOMERS = ['visitor', ...PLANS] as const;
export type Customer = (typeof CUSTOMERS)[number];

/** The next plan with higher limits. */
export const NEXT_PLAN: Readonly<Record<Customer, Plan | null>> = {
  visitor: 'free',
  free: 'pro',
  pro: 'premium',
  premium: null,
};

/** Cents. */
export const PRICES = { currency: 'usd', download: 399, pro: 999, premium: 1_999 } as const;

/** Levels of access: always, after paying for that résumé, or never. */
export const ACCESSES = ['included', 'per resume', 'none'] as const;
export type Access = (typeof ACCESSES)[number];

/** Features in which plans differ, besides the allowance of writing help. */
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

/** Returns the first plan that includes a feature, for upgrade links. */
export const firstPlanWith = (feature: PlanFeature): Plan =>
  PLANS.find((plan) => PLAN_MATRIX[plan][feature] === 'included') ?? 'premium';

/** Units of the writing help allowance. The score is not counted: it is computed on the user's device. */
export const AI_TASKS = ['rewrites', 'keywords', 'letters', 'linkedin', 'guides'] as const;
export type AiTask = (typeof AI_TASKS)[number];

/** Names in the user interface: "3 of 100 rewrites left today". */
export const AI_TASK_NAMES: Readonly<Record<AiTask, string>> = {
  rewrites: 'rewrites',
  keywords: 'keyword searches',
  letters: 'cover letters',
  linkedin: 'LinkedIn summaries',
  guides: 'interview, salary and branding guides',
};

/** Daily answers (UTC) by kind; `model` limits those from a language model, where one is configured. */
export type AiAllowances = Readonly<Record<AiTask | 'model', number>>;

export const AI_ALLOWANCES: Readonly<Record<Customer, AiAllowances>> = {
  // Shared by all visitors of one network, enough for a household. In a classroom, signed-in users have their own
  // counts.
  visitor: { rewrites: 100, keywords: 100, letters: 60, linkedin: 60, guides: 0, model: 10 },
  free: { rewrites: 100, keywords: 100, letters: 60, linkedin: 60, guides: 0, model: 20 },
  pro: { rewrites: 500, keywords: 500, letters: 200, linkedin: 200, guides: 0, model: 200 },
  premium: { rewrites: 1_000, keywords: 1_000, letters: 500, linkedin: 500, guides: 200, model: 500 },
};

/** Days for which a plan continues after a failed renewal. */
export const GRACE_DAYS = 7;

/** Days in which a user can get a plan refunded, once. */
export const REFUND_DAYS = 14;
