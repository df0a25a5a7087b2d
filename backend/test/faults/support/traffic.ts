import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import type { ResumeDocument } from '@shortlist/shared/contract/resume-documents';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { ADA, PASSWORD } from '../../support/given.js';
import { signatureOf, stripeEvent, type StripeServer } from '../../support/stripe-server.js';
import { until } from '../../support/until.js';
import { IS_LONG } from './durations.js';
import { emptyJournal, type Journal, type WrittenText } from './journal.js';
import type { Product } from './product.js';
import { asAttempt, randomAddress, send, type Answer, type Attempt, type Kind } from './requests.js';

const RETRY_MS = 250;
/**
 * Number of password reset emails that one user requests. The product accepts five requests an hour, including those
 * that it answers with 503.
 */
const EMAIL_REQUESTS = 4;
/**
 * Milliseconds between a user's confirmed actions. In long outages, the pauses are longer, so that users do not reach
 * the rate limits.
 */
const PAUSE_MS: Record<Kind, number> = {
  save: 250,
  letter: 400,
  download: IS_LONG ? 3_000 : 900,
  'sign-up': 700,
  'password email': 100,
  checkout: 100,
  webhook: IS_LONG ? 6_000 : 700,
};

export interface Traffic {
  journal: Journal;
  attempts: Attempt[];
  /** Stops the simulated users after their requests in progress have finished. */
  stop(): Promise<void>;
}

interface User {
  email: string;
  cookie: string;
  address: string;
}

/** One action of a simulated user. Resolves to true if the product confirmed it. */
type Step = () => Promise<boolean>;

/**
 * Until `stop` is called, users save, write cover letters, download, sign up, reset passwords and buy, all at the same
 * time. Users repeat each failed request, as the client does.
 */
export async function startTraffic(product: Product, stripe: StripeServer): Promise<Traffic> {
  const journal = emptyJournal();
  const attempts: Attempt[] = [];
  const attempt = async (kind: Kind, path: string, request: Parameters<typeof send>[1]): Promise<Answer> => {
    const startedAt = performance.now();
    const answer = await send(`${product.url}${path}`, request);
    attempts.push(asAttempt(kind, startedAt, answer));
    return answer;
  };
  // Resets the rate limits, which would otherwise count the requests of earlier scenarios.
  await product.query('DELETE FROM sign_in_attempts');
  const [ada, grace, mary, buyer] = await Promise.all(Array.from({ length: 4 }, () => register(product)));
  await product.query(
    `INSERT INTO subscriptions (user_id, plan, state, provider, reference, period_start, period_end)
     SELECT id, 'pro', 'active', 'sandbox', gen_random_uuid(), now(), now() + interval '1 month'
     FROM users WHERE email = ANY($1)`,
    [[mary!.email]],
  );

  const write = async (kind: 'save' | 'letter', user: User): Promise<Step> => {
    const { id } = await createResume(product, user);
    return kind === 'save' ? saveResume(user, id).step : saveLetter(user, id);
  };

  function saveResume(user: User, id: string): { step: Step; text: WrittenText } {
    const url = `/api/resumes/${id}`;
    const read = async () => {
      const { body } = await send(`${product.url}${url}`, user);
      return (body as ResumeRecord).data.summary.text;
    };
    const text: WrittenText = { what: 'resume', confirmed: [], read };
    journal.texts.push(text);
    let revision = 1;
    const step = async (): Promise<boolean> => {
      const word = `w${text.confirmed.length}`;
      const summary = { text: [...text.confirmed, word].join(' ') };
      const request = { ...user, method: 'PATCH' as const, body: { data: { ...ADA, summary }, revision } };
      const { status, body } = await attempt('save', url, request);
      const record = status === 409 ? (body as { current: ResumeRecord }).current : (body as ResumeRecord);
      // If the response to a save was lost, the change may still have been stored.
      const isStored = status === 200 || (status === 409 && record.data.summary.text === summary.text);
      if (status === 409 && !isStored) journal.contradictions.push(`a save of ${word} conflicts: ${status}`);
      if (!isStored) return false;
      revision = record.revision;
      text.confirmed.push(word);
      return true;
    };
    return { step, text };
  }

  function saveLetter(user: User, id: string): Step {
    const url = `/api/resumes/${id}/documents`;
    const read = async () => {
      const { body } = await send(`${product.url}${url}`, user);
      const [letter] = body as ResumeDocument[];
      return letter?.kind === 'cover_letter' ? letter.content.text : '';
    };
    const text: WrittenText = { what: 'cover letter', confirmed: [], read };
    journal.texts.push(text);
    let revision = 0;
    return async () => {
      const word = `l${text.confirmed.length}`;
      const content = { text: [...text.confirmed, word].join(' ') };
      const request = { ...user, method: 'PUT' as const, body: { content, revision } };
      const { status, body } = await attempt('letter', `${url}/cover_letter`, request);
      type Letter = Extract<ResumeDocument, { kind: 'cover_letter' }> | null;
      const letter = (status === 409 ? (body as { current: Letter }).current : body) as Letter;
      const isStored = status === 200 || (status === 409 && letter?.content.text === content.text);
      if (status === 409 && !isStored) journal.contradictions.push(`a cover letter conflicts at ${word}`);
      if (!isStored || !letter) return false;
      revision = letter.revision;
      text.confirmed.push(word);
      return true;
    };
  }

  async function download(user: User): Promise<Step> {
    const { id } = await createResume(product, user);
    const { step, text } = saveResume(user, id);
    const again = () => send(`${product.url}/api/export/text/${id}`, user);
    const entry = { lastWord: '', again };
    journal.downloads.push(entry);
    let isSaved = false;
    return async () => {
      isSaved ||= await step();
      if (!isSaved) return false;
      const { status } = await attempt('download', `/api/export/pdf/${id}`, user);
      if (status !== 200) return false;
      entry.lastWord = text.confirmed.at(-1)!;
      isSaved = false;
      return true;
    };
  }

  /** Signs up users one after another, and requests a password reset link for each. */
  function signUp(): Step {
    let account: User | undefined;
    let isSignedUp = false;
    let requests = 0;
    return async () => {
      account ??= { email: `${randomUUID()}@example.com`, cookie: '', address: randomAddress() };
      const { email, address } = account;
      const credentials = { email, password: PASSWORD };
      const signIn = () => send(`${product.url}/api/auth/login`, { method: 'POST', body: credentials, address });
      if (!isSignedUp) {
        const answer = await attempt('sign-up', '/api/auth/register', { method: 'POST', body: credentials, address });
        // The product may have created the account even if the response was lost.
        isSignedUp = answer.status === 201 || (answer.status === 409 && (await signIn()).status === 200);
        if (isSignedUp) journal.accounts.push({ email, signIn });
        return isSignedUp;
      }
      const forgot = { method: 'POST' as const, body: { email }, address };
      const { status } = await attempt('password email', '/api/auth/password/forgot', forgot);
      requests += 1;
      const isConfirmed = status === 202;
      if (isConfirmed) journal.promisedEmails.push(email);
      if (isConfirmed || requests === EMAIL_REQUESTS) {
        account = undefined;
        isSignedUp = false;
        requests = 0;
      }
      return isConfirmed;
    };
  }

  function buy(user: User): Step {
    let resumeId: string | undefined;
    let intent: PaymentIntentView | undefined;
    return async () => {
      resumeId ??= (await createResume(product, user).catch(() => undefined))?.id;
      if (!resumeId) return false;
      if (!intent) {
        const request = { ...user, method: 'POST' as const, body: { resumeId } };
        const { status, body } = await attempt('checkout', '/api/payments/create-payment-intent', request);
        if (status !== 200) return false;
        intent = body as PaymentIntentView;
        stripe.account.pay(paymentIdOf(intent));
        return true;
      }
      const paymentId = paymentIdOf(intent);
      const { payload } = stripeEvent('payment_intent.succeeded', { id: paymentId, object: 'payment_intent' });
      const headers = { 'stripe-signature': signatureOf(payload) };
      const request = { method: 'POST' as const, body: payload, headers };
      const { status } = await attempt('webhook', '/api/payments/webhook', request);
      if (status !== 200) return false;
      const { orderId, finalAmount: amount } = intent;
      journal.purchases.push({ orderId, paymentId, amount, email: user.email });
      [resumeId, intent] = [undefined, undefined];
      return true;
    };
  }

  const steps: [Kind, Step][] = [
    ['save', await write('save', ada!)],
    ['save', await write('save', grace!)],
    ['letter', await write('letter', ada!)],
    ['download', await download(mary!)],
    ['sign-up', signUp()],
    ['webhook', buy(buyer!)],
  ];
  let isStopped = false;
  const running = steps.map(async ([kind, step]) => {
    while (!isStopped) await sleep((await step()) ? PAUSE_MS[kind] : RETRY_MS);
  });
  return {
    journal,
    attempts,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

const paymentIdOf = ({ clientSecret }: PaymentIntentView): string => clientSecret!.split('_secret_')[0]!;

async function register({ url }: Product): Promise<User> {
  const [email, address] = [`${randomUUID()}@example.com`, randomAddress()];
  const body = { email, password: PASSWORD };
  let answer = await send(`${url}/api/auth/register`, { method: 'POST', body, address });
  // All users register at the same time, so a busy server may return 503.
  await until('the service accepts the registration', async () => {
    if (answer.status === 503) answer = await send(`${url}/api/auth/register`, { method: 'POST', body, address });
    return answer.status !== 503;
  });
  if (answer.status !== 201) throw new Error(`could not register: ${JSON.stringify(answer.body)}`);
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]!);
  return { email, address, cookie: cookie.join('; ') };
}

async function createResume({ url }: Product, user: User): Promise<ResumeRecord> {
  const body = { title: 'Ada Lovelace Resume', data: ADA };
  const answer = await send(`${url}/api/resumes`, { ...user, method: 'POST', body });
  if (answer.status !== 201) throw new Error(`could not create a resume: ${JSON.stringify(answer.body)}`);
  return answer.body as ResumeRecord;
}
