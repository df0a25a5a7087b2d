import type { Plan } from './plans.js';
import type { ServiceKind } from './service-kinds.js';

const FOR_ALL_PLANS = (hours: number): Readonly<Record<Plan, number>> => ({ free: hours, pro: hours, premium: hours });

/**
 * Number of hours within which staff promise to answer, including weekends. The value of `free` applies to users whose
 * plan has ended.
 */
export const ANSWER_HOURS: Readonly<Record<ServiceKind, Readonly<Record<Plan, number>>>> = {
  support: FOR_ALL_PLANS(24),
  coaching_call: FOR_ALL_PLANS(48),
  resume_review: FOR_ALL_PLANS(48),
  white_glove: FOR_ALL_PLANS(48),
};

/** Share of the promised time after which staff get a reminder by email. */
export const REMINDER_SHARE = 0.75;

interface TimedRequest {
  state: string;
  answer: string | null;
  dueAt: string;
}

export const awaitsAnswer = ({ state, answer }: Omit<TimedRequest, 'dueAt'>): boolean =>
  answer === null && (state === 'open' || state === 'in_progress');

export const isOverdue = (request: TimedRequest, now = Date.now()): boolean =>
  awaitsAnswer(request) && Date.parse(request.dueAt) < now;
