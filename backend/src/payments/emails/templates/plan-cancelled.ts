import { day } from '../../../mail/day.js';
import type { EmailTemplate } from '../../../mail/email-template.js';

export const planCancelled = (greeting: string, plan: string, until: Date, url: string): EmailTemplate => ({
  subject: `${plan} is canceled`,
  greeting,
  paragraphs: [
    `${plan} is canceled, and you will not be charged for it again. Until ${day(until)} you keep everything it includes.`,
    'Your resumes stay saved after the plan ends. If you change your mind before then, resume the plan in your account.',
  ],
  button: { label: 'Open your account', url },
  reason:
    'You’re receiving this email because the plan of your account was canceled. If that was not you, sign in and choose a new password.',
});
