import { formatRetryAfter } from '@shortlist/shared/format-retry-after';
import {
  AI_ALLOWANCES,
  AI_TASK_NAMES,
  NEXT_PLAN,
  PLAN_NAMES,
  type AiTask,
  type Customer,
} from '@shortlist/shared/plans';

/** What was used up, when it begins anew, and what this customer can do until then. */
export function usedUp(customer: Customer, task: AiTask, secondsToMidnight: number): string {
  // Visitors are counted by network: others on it may have asked, not this person.
  const who = customer === 'visitor' ? 'Visitors on your network have' : 'You have';
  return (
    `${who} used all ${inDigits(AI_ALLOWANCES[customer][task])} of today’s ${AI_TASK_NAMES[task]}. ` +
    `The limit resets at midnight UTC, ${formatRetryAfter(secondsToMidnight)}. ${wayOut(customer, task)}`
  );
}

function wayOut(customer: Customer, task: AiTask): string {
  const next = NEXT_PLAN[customer];
  const more = next === null ? 0 : AI_ALLOWANCES[next][task];
  // An account's count is its own: it gives more even where the number is the same.
  if (customer === 'visitor') return `A free account gets its own ${inDigits(more)} a day.`;
  if (next !== null && more > AI_ALLOWANCES[customer][task])
    return `The ${PLAN_NAMES[next]} plan includes ${inDigits(more)} a day.`;
  return 'Please try again tomorrow.';
}

const inDigits = (count: number): string => count.toLocaleString('en');
