import { AI_ALLOWANCES, type AiAllowances, type Customer } from '@shortlist/shared/product/plans';

/** Returns the AI allowances. Staff set the numbers of model answers (`modelAnswers`); all other numbers are fixed. */
export const allowancesWith = (modelAnswers: Readonly<Record<Customer, number>>): Record<Customer, AiAllowances> => ({
  visitor: { ...AI_ALLOWANCES.visitor, model: modelAnswers.visitor },
  free: { ...AI_ALLOWANCES.free, model: modelAnswers.free },
  pro: { ...AI_ALLOWANCES.pro, model: modelAnswers.pro },
  premium: { ...AI_ALLOWANCES.premium, model: modelAnswers.premium },
});
