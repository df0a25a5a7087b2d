import { counter, gauge, histogram } from './registry.js';

export const aiCalls = counter('ai_calls_total', {
  help: 'Completions requested from the language model, with retries and repairs, by task and outcome.',
  labels: ['task', 'outcome'],
});

export const aiDuration = histogram('ai_call_duration_seconds', {
  help: 'Duration of a completion, including retries and repairs.',
  labels: ['task'],
  buckets: [0.25, 0.5, 1, 2, 4, 8, 12, 16, 24, 60],
});

export const aiCost = counter('ai_cost_dollars_total', {
  help: 'Cost of the completions in dollars, as stored with each call.',
  labels: ['task'],
});

export const aiTokens = counter('ai_tokens_total', {
  help: 'Tokens that the language model read (input) and wrote (output).',
  labels: ['direction'],
});

export const aiFallbacks = counter('ai_fallbacks_total', {
  help: 'Texts that built-in rules wrote although a language model is configured, by reason.',
  labels: ['task', 'reason'],
});

export const aiCircuitOpen = gauge('ai_circuit_open', {
  help: '1 while no process calls the language model, because calls failed repeatedly. Aggregate with max.',
});

export const aiBudget = gauge('ai_daily_budget_dollars', {
  help: 'Budget for the completions of a day (UTC); 0 without a language model.',
});

export const aiSpent = gauge('ai_spent_today_dollars', {
  help: 'Cost of the completions of today (UTC), including reserved amounts. Aggregate with max.',
});
