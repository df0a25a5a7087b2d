import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './app.js';
import { until } from './until.js';

export const outboxFolder = (api: TestApp): string => join(api.env.DATA_DIR!, 'outbox');

const isMail = (name: string): boolean => name.endsWith('.eml') && !name.startsWith('.');

async function mails(api: TestApp): Promise<Email[]> {
  const folder = outboxFolder(api);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(isMail).sort();
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

export async function mailsTo(api: TestApp, address: string): Promise<Email[]> {
  return (await mails(api)).filter((mail) => mail.to?.some((to) => to.address === address));
}

export async function mailTo(api: TestApp, address: string, subject: string, nth = 1): Promise<Email> {
  let found: Email | undefined;
  await until(`email number ${nth} "${subject}" has arrived`, async () => {
    const all = (await mailsTo(api, address)).filter((mail) => mail.subject === subject);
    found = all[nth - 1];
    return found !== undefined;
  });
  return found!;
}

export function tokenIn(mail: Email): string {
  const token = /\?token=([\w-]+)/.exec(mail.text ?? '')?.[1];
  if (!token) throw new Error('the mail has no link with a token');
  return token;
}

export const SUBJECTS = {
  verify: 'Confirm your email address',
  reset: 'Choose a new password',
  confirm: 'Confirm your new email address',
  changing: 'Your email address is about to change',
  taken: 'You already have an account',
  changed: 'Your password was changed',
} as const;
