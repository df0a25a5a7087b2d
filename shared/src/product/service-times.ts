import type { Plan } from './plans.js';
import type { ServiceKind } from './service-kinds.js';

const FOR_ALL_PLANS = (hours: number): Readonly<Record<Plan, number>> => ({ free: hours, pro: hours, premium: hours });

/** Hours until the promised answer, counted on all days of the week. `free` applies if the user's plan has ended. */
export const ANSWER_HOURS: Readonly<Record<ServiceKind, Readonly<Record<Plan, number>>>> = {
  support: FOR_ALL_PLANS(24),
  coaching_call: FOR_ALL_PLANS(48),
  resume_review: FOR_ALL_PLANS(48),
  white_glove: FOR_ALL_PLANS(48),
};

/** Share of the promised time after which staff get a reminder. */
export const REMINDER_SHARE = 0.75;

interface TimedRequest {
  state: string;
  answer: string | null;
  dueAt: string;
}

/** Returns whether a request still waits for its promised answer. */
export const awaitsAnswer = ({ state, answer }: Omit<TimedRequest, 'dueAt'>): boolean =>
  answer === null && (state === 'open' || state === 'in_progress');

export const isOverdue = (request: TimedRequest, now = Date.now()): boolean =>
  awaitsAnswer(request) && Date.parse(request.dueAt) < now;
