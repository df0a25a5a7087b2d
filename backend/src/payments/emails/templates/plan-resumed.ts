import { day } from '../../../mail/day.js';
import type { EmailTemplate } from '../../../mail/email-template.js';

export const planResumed = (
  greeting: string,
  plan: string,
  renewsAt: Date,
  price: string,
  url: string,
): EmailTemplate => ({
  subject: `${plan} continues`,
  greeting,
  paragraphs: [
    `Your cancellation is withdrawn, and ${plan} continues. It renews on ${day(renewsAt)} for ${price} a month.`,
    'You can cancel your plan again in your account at any time before it renews.',
  ],
  button: { label: 'Open your account', url },
  reason:
    'You’re receiving this email because the cancellation of your plan was withdrawn. If that was not you, sign in and choose a new password.',
});
