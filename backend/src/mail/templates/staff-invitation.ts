import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import type { EmailTemplate } from '../email-template.js';

const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  admin: 'Administrator',
  support: 'Support',
  analyst: 'Analyst',
};

export const staffInvitation = (
  { username, role }: { username: string; role: StaffRole },
  url: string,
): EmailTemplate => ({
  subject: 'Your invitation to the Shortlist console',
  greeting: 'Hello,',
  paragraphs: ['You are invited to the staff console of Shortlist. Open the link and choose a password.'],
  details: [
    { label: 'Username', value: username },
    { label: 'Role', value: ROLE_NAMES[role] },
  ],
  button: { label: 'Accept invitation', url },
  validity: 'The link works once and expires after 72 hours.',
  reason:
    'You’re receiving this email because an administrator of Shortlist invited you. If you did not expect it, ignore this email: nobody can sign in without the link.',
});
