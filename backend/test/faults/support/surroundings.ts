import { MailServer } from '../../support/smtp-server.js';
import { StripeServer } from '../../support/stripe-server.js';
import type { Surroundings } from './observe.js';
import { startFaultyProduct } from './product.js';
import { promoteDelayed, withQueue } from './queues.js';

export interface Running extends Surroundings {
  stop(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  dataDir?: string;
}

export async function startSurroundings({ env = {}, dataDir }: Options = {}): Promise<Running> {
  const stripe = await new StripeServer().listen();
  const mails = new MailServer();
  await mails.listen();
  const product = await startFaultyProduct(
    { ...stripe.env, SMTP_URL: mails.url, MAIL_FROM: 'Shortlist <mail@example.com>', ...env },
    dataDir,
  );
  const timePasses = async (): Promise<void> => {
    await product.query(`UPDATE payment_events SET received_at = received_at - interval '3 minutes'`);
    await product.query(`UPDATE payment_mails SET queued_at = queued_at - interval '4 hours' WHERE handled_at IS NULL`);
    for (const name of ['mail', 'payments'])
      await withQueue({ product, redisUrl: env.REDIS_URL }, name, promoteDelayed);
  };
  return {
    product,
    stripe,
    mails,
    timePasses,
    stop: async () => {
      await product.stop();
      await Promise.all([stripe.close(), mails.close()]);
    },
  };
}
