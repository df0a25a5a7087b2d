import { formatRetryAfter } from '@shortlist/shared/text/format-retry-after';
import {
  AI_ALLOWANCES,
  AI_TASK_NAMES,
  NEXT_PLAN,
  PLAN_NAMES,
  type AiTask,
  type Customer,
} from '@shortlist/shared/product/plans';

/** Returns a message that states which allowance is used up, when it resets and, if possible, how to get more. */
export function usedUp(customer: Customer, task: AiTask, secondsToMidnight: number): string {
  // Visitors share their network's allowance, so other visitors may have used it up.
  const subject = customer === 'visitor' ? 'Visitors on your network have' : 'You have';
  return (
    `${subject} used all ${inDigits(AI_ALLOWANCES[customer][task])} of today’s ${AI_TASK_NAMES[task]}. ` +
    `The limit resets at midnight UTC, ${formatRetryAfter(secondsToMidnight)}. ${adviceFor(customer, task)}`
  );
}

function adviceFor(customer: Customer, task: AiTask): string {
  const next = NEXT_PLAN[customer];
  const more = next === null ? 0 : AI_ALLOWANCES[next][task];
  // Visitors share one allowance per network. A free account has its own allowance, so creating one helps even if the
  // limit is the same.
  if (customer === 'visitor') return `With a free account, you get ${inDigits(more)} ${AI_TASK_NAMES[task]} a day.`;
  if (next !== null && more > AI_ALLOWANCES[customer][task])
    return `The ${PLAN_NAMES[next]} plan includes ${inDigits(more)} ${AI_TASK_NAMES[task]} a day.`;
  return 'Please try again tomorrow.';
}

const inDigits = (count: number): string => count.toLocaleString('en');
