import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { eventually } from './eventually.ts';

export interface Mail {
  subject: string;
  text: string;
}

export async function mailsTo(address: string): Promise<Mail[]> {
  const folder = join(dataDir(), 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.eml$/.test(name)) : [];
  const mails = await Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ subject = '', text = '' }) => ({ subject, text }));
}

/**
 * Waits for an email to `address` that contains a link to `page`.
 *
 * @returns the link in the latest such email, without the origin
 */
export async function linkTo(page: string, address: string, { after }: { after?: string } = {}): Promise<string> {
  const links = async () =>
    (await mailsTo(address)).flatMap(({ text }) => {
      const found = new RegExp(`https?://[^/\\s]+(${page}[?#]\\S+)`).exec(text)?.[1];
      return found ? [found] : [];
    });
  let newest: string | undefined;
  await eventually(
    async () => {
      newest = (await links()).at(-1);
      return newest !== undefined && newest !== after;
    },
    () => `no mail with a link to ${page} came to ${address}`,
  );
  return newest!;
}

function dataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is missing: run the journeys with `npm test -- e2e`');
  return folder;
}
