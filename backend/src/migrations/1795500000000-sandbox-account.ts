import type { MigrationInterface, QueryRunner } from 'typeorm';

const seconds = (time: string): string => `floor(extract(epoch FROM (${time})::timestamptz))::bigint`;
const priceId = (plan: string, price: string, currency: string): string =>
  `'price_' || (${plan}) || '_' || (${price}) || '_' || (${currency})`;
const OF_CUSTOMERS = `'customer', 'payment_intent', 'charge', 'refund', 'dispute', 'invoice', 'subscription'`;

/** Converts the objects of the payment sandbox to the shapes of Stripe's API. */
export class SandboxAccount1795500000000 implements MigrationInterface {
  name = 'SandboxAccount1795500000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      INSERT INTO sandbox_objects (id, kind, object)
      SELECT DISTINCT id, 'price', jsonb_build_object('id', id, 'object', 'price', 'currency', currency,
        'unit_amount', price::int, 'lookup_key', 'shortlist_' || plan || '_monthly_' || price || '_' || currency,
        'metadata', jsonb_build_object('plan', plan))
      FROM (
        SELECT ${priceId('plan', 'price', 'currency')} AS id, * FROM (
          SELECT object->>'plan' AS plan, object->>'price' AS price, object->>'currency' AS currency
          FROM sandbox_objects WHERE kind IN ('subscription', 'invoice')
          UNION
          SELECT object->'next'->>'plan', object->'next'->>'price', object->>'currency'
          FROM sandbox_objects WHERE kind = 'subscription' AND object->'next' <> 'null'
        ) AS sold
      ) AS prices`);
    await database.query(`
      INSERT INTO sandbox_objects (id, kind, object, created_at)
      SELECT 'ch_' || id, 'charge', jsonb_build_object('id', 'ch_' || id, 'object', 'charge', 'payment_intent', id,
        'customer', object->'customer', 'amount', object->'amount', 'currency', object->'currency',
        'amount_refunded', (SELECT coalesce(sum(value::int), 0) FROM jsonb_each_text(object->'refunds')),
        'disputed', object ? 'dispute', 'created', ${seconds(`object->>'paidAt'`)}, 'paid', true, 'receipt_url', NULL),
        created_at
      FROM sandbox_objects WHERE kind = 'payment' AND object->>'status' = 'succeeded'`);
    await database.query(`
      INSERT INTO sandbox_objects (id, kind, object, created_at)
      SELECT 're_' || md5(id || key), 'refund', jsonb_build_object('id', 're_' || md5(id || key), 'object', 'refund',
        'payment_intent', id, 'charge', 'ch_' || id, 'customer', object->'customer', 'currency', object->'currency',
        'amount', amount::int, 'status', 'succeeded', 'created', ${seconds('created_at')}), created_at
      FROM sandbox_objects, jsonb_each_text(object->'refunds') AS refunds(key, amount) WHERE kind = 'payment'`);
    await database.query(`
      INSERT INTO sandbox_objects (id, kind, object, created_at)
      SELECT dispute, 'dispute', jsonb_build_object('id', dispute, 'object', 'dispute', 'payment_intent', id,
        'charge', 'ch_' || id, 'customer', object->'customer', 'currency', object->'currency', 'amount', object->'amount',
        'status', object->'dispute'->'status', 'created', opened,
        'balance_transactions', jsonb_build_array(jsonb_build_object('id', 'txn_' || dispute,
          'object', 'balance_transaction', 'amount', -(object->>'amount')::int, 'fee', 1500,
          'net', -(object->>'amount')::int - 1500, 'currency', object->'currency', 'created', opened))), created_at
      FROM (
        SELECT *, object->'dispute'->>'id' AS dispute, ${seconds(`object->'dispute'->>'openedAt'`)} AS opened
        FROM sandbox_objects WHERE kind = 'payment' AND object ? 'dispute'
      ) AS disputed`);
    await database.query(`
      UPDATE sandbox_objects SET kind = 'payment_intent', object = jsonb_build_object('id', id, 'object', 'payment_intent',
        'status', object->'status', 'amount', object->'amount', 'currency', object->'currency',
        'customer', object->'customer', 'client_secret', object->'clientSecret', 'card', object->'card',
        'created', ${seconds('created_at')})
      WHERE kind = 'payment'`);
    await database.query(`
      UPDATE sandbox_objects AS invoice SET object = jsonb_build_object('id', invoice.id,
        'customer', subscription.object->'customer', 'currency', invoice.object->'currency',
        'status', invoice.object->'status', 'subscription', subscription.id, 'intent', invoice.object->'payment',
        'amount_paid', CASE WHEN invoice.object->>'status' = 'paid' THEN (invoice.object->>'amount')::int ELSE 0 END,
        'paid_at', ${seconds(`invoice.object->>'paidAt'`)}, 'created', ${seconds('invoice.created_at')},
        'price', ${priceId(`invoice.object->>'plan'`, `invoice.object->>'price'`, `invoice.object->>'currency'`)},
        'applies', CASE WHEN invoice.object->>'plan' <> subscription.object->>'plan' AND invoice.object->>'status' = 'open'
          THEN jsonb_build_object('price',
            ${priceId(`invoice.object->>'plan'`, `invoice.object->>'price'`, `invoice.object->>'currency'`)}) END,
        'period', jsonb_build_object('start', ${seconds(`invoice.object->>'periodStart'`)},
          'end', ${seconds(`invoice.object->>'periodEnd'`)}))
      FROM sandbox_objects AS subscription
      WHERE invoice.kind = 'invoice' AND subscription.id = invoice.object->>'subscription'`);
    await database.query(`
      UPDATE sandbox_objects SET object = jsonb_build_object('id', id, 'object', 'subscription',
        'status', object->'status', 'customer', object->'customer', 'currency', object->'currency',
        'created', ${seconds(`object->>'createdAt'`)}, 'card', object->'card', 'latest', object->'latestInvoice',
        'cancel_at_period_end', object->'cancelAtPeriodEnd', 'cancel_at', NULL,
        'item', jsonb_build_object('id', 'si_' || id,
          'price', ${priceId(
            `coalesce(object->'next'->>'plan', object->>'plan')`,
            `coalesce(object->'next'->>'price', object->>'price')`,
            `object->>'currency'`,
          )},
          'current_period_start', ${seconds(`object->>'periodStart'`)},
          'current_period_end', ${seconds(`object->>'periodEnd'`)}),
        'metadata', jsonb_build_object('plan', object->'plan') || CASE WHEN object->'next' <> 'null'
          THEN jsonb_build_object('kept_plan', object->'plan', 'kept_until', ${seconds(`object->>'periodEnd'`)}::text)
          ELSE '{}' END)
      WHERE kind = 'subscription'`);
    await database.query(`
      UPDATE sandbox_objects SET object = jsonb_build_object('id', id, 'object', 'customer',
        'metadata', jsonb_build_object('user', object->'user'))
      WHERE kind = 'customer'`);
    await database.query(`UPDATE sandbox_objects SET object = object || '{"attempts": 0}' WHERE kind = 'event'`);
    await database.query('DROP INDEX sandbox_objects_subscription_index');
    await database.query('CREATE INDEX sandbox_objects_kind_index ON sandbox_objects (kind)');
    await database.query(`
      CREATE INDEX sandbox_objects_customer_index ON sandbox_objects (coalesce(object->>'customer', id))
      WHERE kind IN (${OF_CUSTOMERS})`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
