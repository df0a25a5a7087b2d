import { day } from '../day.js';
import type { Letter } from '../letter.js';

export const planCancelled = (greeting: string, plan: string, until: Date, url: string): Letter => ({
  subject: `${plan} is cancelled`,
  greeting,
  paragraphs: [
    `${plan} is cancelled, and nothing more is charged for it. Until ${day(until)} you keep everything it includes.`,
    'Your resumes stay saved after that. If you change your mind before then, choose in your account to go on.',
  ],
  button: { label: 'Open your account', url },
  why: 'You get this mail because the plan of your account was cancelled. If that was not you, sign in and choose a new password.',
});
