import type { MailServer } from '../../support/smtp-server.js';
import { until } from '../../support/until.js';
import type { Journal, Purchase } from './journal.js';
import type { Product } from './product.js';

interface Context {
  product: Product;
  mails: MailServer;
  timePasses: () => Promise<void>;
}

/** Milliseconds after recovery within which emails must arrive and payments must complete. */
const SETTLE_MS = 30_000;
/** Number of accounts checked by signing in; the other accounts are looked up in the database. */
const SIGN_INS = 2;

/** Compares the confirmed writes with what the product has stored. Returns a message for each difference. */
export async function differences(journal: Journal, context: Context): Promise<string[]> {
  const found = [...journal.contradictions];
  for (const { what, confirmed, read } of journal.texts) {
    const words = (await read()).split(' ');
    const lost = confirmed.filter((word, index) => words[index] !== word);
    if (lost.length > 0) found.push(`the ${what} lacks ${lost.join(' ')}`);
    // The product may have stored the last save even if the response was lost.
    if (words.length > confirmed.length + 1) found.push(`the ${what} has words that nobody wrote`);
  }
  for (const { lastWord, again } of journal.downloads) {
    const { status, body } = await again();
    if (status !== 200 || !String(body).includes(lastWord)) found.push(`the file lacks ${lastWord} (${status})`);
  }
  return [
    ...found,
    ...(await lostAccounts(journal, context)),
    ...(await wrongPayments(journal.purchases, context)),
    ...(await missingEmails(journal, context)),
  ];
}

async function lostAccounts({ accounts }: Journal, { product }: Context): Promise<string[]> {
  const emails = accounts.map(({ email }) => email);
  const rows = await product.query<{ email: string }>('SELECT email FROM users WHERE email = ANY($1)', [emails]);
  const stored = new Set(rows.map(({ email }) => email));
  const lost = emails.filter((email) => !stored.has(email)).map((email) => `the account ${email} is lost`);
  for (const { email, signIn } of accounts.slice(-SIGN_INS)) {
    const { status } = await signIn();
    if (status !== 200) lost.push(`the account ${email} cannot sign in (${status})`);
  }
  return lost;
}

interface Settled {
  id: string;
  state: string;
  entries: number;
  amount: number;
}

async function wrongPayments(purchases: Purchase[], { product, timePasses }: Context): Promise<string[]> {
  const ids = purchases.map(({ orderId }) => orderId);
  const orders = () =>
    product.query<Settled>(
      `SELECT o.id, o.state, count(l.id)::int AS entries, coalesce(sum(l.amount), 0)::int AS amount
       FROM orders o LEFT JOIN ledger_entries l ON l.order_id = o.id
       WHERE o.id = ANY($1) GROUP BY o.id`,
      [ids],
    );
  await eventually(timePasses, async () => (await orders()).every(({ state }) => state === 'paid'));
  const byId = new Map((await orders()).map((order) => [order.id, order]));
  return purchases.flatMap(({ orderId, amount }) => {
    const order = byId.get(orderId);
    if (!order) return [`order ${orderId} is lost`];
    if (order.state !== 'paid') return [`order ${orderId} is ${order.state}`];
    if (order.entries !== 1 || order.amount !== amount)
      return [`the ledger has ${order.entries} entries of ${order.amount} for order ${orderId}`];
    return [];
  });
}

async function missingEmails({ promisedEmails, purchases }: Journal, context: Context): Promise<string[]> {
  const { mails, timePasses } = context;
  const isSent = (email: string, subject: RegExp): number =>
    mails.received.filter(({ recipients, mail }) => recipients.includes(email) && subject.test(mail.subject ?? ''))
      .length;
  const missing = (): string[] => [
    ...promisedEmails
      .filter((email) => isSent(email, /^Choose a new password/) === 0)
      .map((email) => `no link for a new password was sent to ${email}`),
    ...[...new Set(purchases.map(({ email }) => email))].flatMap((email) => {
      const wanted = purchases.filter((purchase) => purchase.email === email).length;
      const sent = isSent(email, /^Your receipt/);
      return sent < wanted ? [`${sent} of ${wanted} receipts were sent to ${email}`] : [];
    }),
  ];
  await eventually(timePasses, () => missing().length === 0);
  return missing();
}

/**
 * Resolves when the condition becomes true, or after a time limit. After three seconds, makes delayed jobs due
 * immediately.
 */
async function eventually(timePasses: () => Promise<void>, isSo: () => boolean | Promise<boolean>): Promise<void> {
  try {
    await until('it is so', isSo, 3_000);
  } catch {
    await timePasses();
    await until('it is so', isSo, SETTLE_MS).catch(() => undefined);
  }
}
