import type { ServiceKind } from '@shortlist/shared/product/service-kinds';
import type { EmailTemplate } from '../email-template.js';
import type { RequestNotice } from '../mail-job.js';

const KIND_NAMES: Readonly<Record<ServiceKind, string>> = {
  support: 'Priority support',
  coaching_call: 'Coaching call',
  resume_review: 'Expert review',
  white_glove: 'White-glove support',
};

const TEXTS: Readonly<Record<RequestNotice, { subject: string; text: string }>> = {
  arrived: { subject: 'New request', text: 'A customer sent a new request.' },
  due_soon: { subject: 'Request due soon', text: 'A customer request is unanswered, and its answer is due soon.' },
  overdue: {
    subject: 'Request overdue',
    text: 'A customer request is unanswered, and the promised response time has passed.',
  },
};

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const utc = (at: Date): string => `${moment.format(at)} UTC`;

/** Omits the customer and the content of the request, because others may see the email. */
export const requestNotice = (
  notice: RequestNotice,
  { kind, createdAt, dueAt }: { kind: ServiceKind; createdAt: Date; dueAt: Date },
  url: string,
): EmailTemplate => ({
  subject: `${TEXTS[notice].subject}: ${KIND_NAMES[kind]}`,
  greeting: 'Hello,',
  paragraphs: [TEXTS[notice].text],
  details: [
    { label: 'Service', value: KIND_NAMES[kind] },
    { label: 'Received', value: utc(createdAt) },
    { label: 'Answer due', value: utc(dueAt) },
  ],
  button: { label: 'Open request', url },
  reason:
    'You’re receiving this email because you answer customer requests. To change the address for these emails, open Account security in the console.',
});
