import { AI_ALLOWANCES, type Customer } from './plans.js';

interface Announcement {
  text: string;
  tone: 'info' | 'warning';
  until: string | null;
}

export const DEFAULT_SETTINGS: {
  announcement: Announcement | null;
  maintenance: { on: boolean; message: string };
  supportEmail: string | null;
  features: { signUps: boolean; languageModel: boolean; purchases: boolean; imports: boolean };
  limits: { modelAnswers: Record<Customer, number> };
} = {
  announcement: null,
  maintenance: { on: false, message: 'We are improving Shortlist and will be back in a few minutes.' },
  supportEmail: null,
  features: { signUps: true, languageModel: true, purchases: true, imports: true },
  limits: {
    modelAnswers: {
      visitor: AI_ALLOWANCES.visitor.model,
      free: AI_ALLOWANCES.free.model,
      pro: AI_ALLOWANCES.pro.model,
      premium: AI_ALLOWANCES.premium.model,
    },
  },
};
