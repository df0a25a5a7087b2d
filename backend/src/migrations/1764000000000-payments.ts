import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds orders, subscriptions, the ledger, promo codes, provider events and staff accounts. */
export class Payments1764000000000 implements MigrationInterface {
  name = 'Payments1764000000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE payment_customers (
        -- Null once the account is deleted: a row of nobody goes when the provider has forgotten them, too.
        user_id uuid CONSTRAINT payment_customers_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        provider text NOT NULL,
        reference text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_customers_pkey PRIMARY KEY (provider, reference),
        CONSTRAINT payment_customers_user_id_unique UNIQUE (user_id, provider)
      )`);
    await database.query(`
      CREATE TABLE promo_codes (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT promo_codes_pkey PRIMARY KEY,
        code text NOT NULL CONSTRAINT promo_codes_code_unique UNIQUE,
        kind text NOT NULL,
        value integer NOT NULL,
        applies_to text[] NOT NULL,
        currency text NOT NULL,
        min_amount integer NOT NULL,
        starts_at timestamptz,
        ends_at timestamptz,
        max_uses integer,
        max_uses_per_user integer,
        active boolean NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    // An order is one purchase of one resume's files. It outlives the resume, because money was paid.
    await database.query(`
      CREATE TABLE orders (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT orders_pkey PRIMARY KEY,
        user_id uuid CONSTRAINT orders_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        resume_id uuid NOT NULL,
        state text NOT NULL,
        currency text NOT NULL,
        price integer NOT NULL,
        discount integer NOT NULL DEFAULT 0,
        promo_code_id uuid CONSTRAINT orders_promo_code_id_fkey REFERENCES promo_codes (id),
        provider text NOT NULL,
        reference text,
        -- How often the provider's word was taken over: whoever asked before the last time asks again.
        settlements integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        paid_at timestamptz(3)
      )`);
    await database.query('CREATE INDEX orders_user_id_index ON orders (user_id)');
    await database.query(`CREATE UNIQUE INDEX orders_open_unique ON orders (user_id, resume_id) WHERE state = 'open'`);
    await database.query(`CREATE UNIQUE INDEX orders_paid_unique ON orders (user_id, resume_id) WHERE state = 'paid'`);
    await database.query('CREATE UNIQUE INDEX orders_reference_unique ON orders (provider, reference)');
    await database.query(`
      CREATE TABLE subscriptions (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT subscriptions_pkey PRIMARY KEY,
        user_id uuid CONSTRAINT subscriptions_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        plan text NOT NULL,
        next_plan text,
        state text NOT NULL,
        provider text NOT NULL,
        -- Null until the provider has made it.
        reference text,
        promo_code_id uuid CONSTRAINT subscriptions_promo_code_id_fkey REFERENCES promo_codes (id),
        -- Off the first month.
        discount integer NOT NULL DEFAULT 0,
        period_start timestamptz(3),
        period_end timestamptz(3),
        cancels_at_period_end boolean NOT NULL DEFAULT false,
        grace_until timestamptz(3),
        -- When the person asked for what they paid; it ends then, and the money goes back.
        taken_back_at timestamptz(3),
        -- Whether the provider has ended it, too.
        ended_there boolean NOT NULL DEFAULT false,
        settlements integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        ended_at timestamptz(3),
        CONSTRAINT subscriptions_reference_unique UNIQUE (provider, reference)
      )`);
    await database.query('CREATE INDEX subscriptions_user_id_index ON subscriptions (user_id)');
    await database.query(
      `CREATE UNIQUE INDEX subscriptions_live_unique ON subscriptions (user_id)
       WHERE state IN ('incomplete', 'active', 'past_due')`,
    );
    await database.query(`
      CREATE TABLE promo_uses (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT promo_uses_pkey PRIMARY KEY,
        promo_code_id uuid NOT NULL CONSTRAINT promo_uses_promo_code_id_fkey REFERENCES promo_codes (id),
        user_id uuid CONSTRAINT promo_uses_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        purchase_id uuid NOT NULL,
        -- Cents: which of the codes that an order held at one time or another it was paid with.
        discount integer NOT NULL,
        state text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT promo_uses_purchase_unique UNIQUE (purchase_id, promo_code_id)
      )`);
    await database.query('CREATE INDEX promo_uses_user_id_index ON promo_uses (user_id)');
    await database.query('CREATE INDEX promo_uses_promo_code_id_index ON promo_uses (promo_code_id, state)');
    await database.query(`
      CREATE TABLE payment_events (
        provider text NOT NULL,
        id text NOT NULL,
        type text NOT NULL,
        -- What it is about, where the product follows that: 'payment' or 'subscription', and its reference.
        about text,
        object_id text,
        created_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz,
        outcome text,
        CONSTRAINT payment_events_pkey PRIMARY KEY (provider, id)
      )`);
    await database.query(
      'CREATE INDEX payment_events_unhandled_index ON payment_events (received_at) WHERE handled_at IS NULL',
    );
    // Append-only, see below: another row corrects a mistake. Amounts in cents.
    await database.query(`
      CREATE TABLE ledger_entries (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT ledger_entries_pkey PRIMARY KEY,
        user_id uuid CONSTRAINT ledger_entries_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        kind text NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        order_id uuid CONSTRAINT ledger_entries_order_id_fkey REFERENCES orders (id),
        subscription_id uuid CONSTRAINT ledger_entries_subscription_id_fkey REFERENCES subscriptions (id),
        plan text,
        period_start timestamptz(3),
        period_end timestamptz(3),
        provider text NOT NULL,
        reference text NOT NULL,
        -- The card payment behind it: what a refund is made of, and how news of one finds its subscription.
        payment text,
        receipt_url text,
        at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT ledger_entries_reference_unique UNIQUE (provider, kind, reference)
      )`);
    // The only permitted change clears the user, and the receipt at the provider, which names them.
    await database.query(`
      CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.user_id IS NOT NULL AND NEW.user_id IS NULL THEN
          OLD.user_id := NULL;
          IF NEW IS NOT DISTINCT FROM OLD THEN
            NEW.receipt_url := NULL;
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'ledger_entries is append-only' USING ERRCODE = 'restrict_violation';
      END $$`);
    await database.query(`
      CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
      FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change()`);
    await database.query(`
      CREATE TRIGGER ledger_entries_not_truncated BEFORE TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`);
    await database.query('CREATE INDEX ledger_entries_at_index ON ledger_entries (at)');
    await database.query('CREATE INDEX ledger_entries_payment_index ON ledger_entries (provider, payment)');
    await database.query('CREATE INDEX ledger_entries_subscription_id_index ON ledger_entries (subscription_id)');
    await database.query('CREATE INDEX ledger_entries_user_id_index ON ledger_entries (user_id, at)');
    await database.query(`
      CREATE TABLE sandbox_objects (
        id text NOT NULL CONSTRAINT sandbox_objects_pkey PRIMARY KEY,
        kind text NOT NULL,
        object jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query(
      `CREATE INDEX sandbox_objects_subscription_index ON sandbox_objects ((object->>'subscription'))
       WHERE kind = 'invoice'`,
    );
    await database.query(
      `CREATE INDEX sandbox_objects_undelivered_index ON sandbox_objects (created_at)
       WHERE kind = 'event' AND object->>'deliveredAt' IS NULL`,
    );
    await database.query(`
      CREATE TABLE staff (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT staff_pkey PRIMARY KEY,
        username text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL,
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    // Ignores case, because staff sign in with it.
    await database.query('CREATE UNIQUE INDEX staff_username_unique ON staff (lower(username))');
    await database.query(`
      CREATE TABLE staff_sessions (
        digest text NOT NULL CONSTRAINT staff_sessions_pkey PRIMARY KEY,
        staff_id uuid NOT NULL CONSTRAINT staff_sessions_staff_id_fkey REFERENCES staff (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await database.query(`
      CREATE TABLE service_requests (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT service_requests_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT service_requests_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        resume_id uuid CONSTRAINT service_requests_resume_id_fkey REFERENCES resumes (id) ON DELETE SET NULL,
        kind text NOT NULL,
        message text NOT NULL,
        state text NOT NULL,
        answer text,
        answered_by uuid CONSTRAINT service_requests_answered_by_fkey REFERENCES staff (id) ON DELETE SET NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await database.query('CREATE INDEX service_requests_resume_id_index ON service_requests (resume_id)');
    await database.query('CREATE INDEX service_requests_user_id_index ON service_requests (user_id)');
    // One open request per user and kind, because few staff answer them.
    await database.query(
      `CREATE UNIQUE INDEX service_requests_open_unique ON service_requests (user_id, kind)
       WHERE state IN ('open', 'in_progress')`,
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
