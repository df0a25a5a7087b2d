/** Omits the payment provider's customer and payment ids. */
export const ORDERS = `
  SELECT json_build_object(
    'resumeId', resume_id, 'state', state, 'currency', currency, 'price', price, 'discount', discount,
    'createdAt', created_at, 'paidAt', paid_at
  )::text AS json
  FROM orders WHERE user_id = $1 ORDER BY created_at`;

export const SUBSCRIPTIONS = `
  SELECT json_build_object(
    'plan', plan, 'state', state, 'periodStart', period_start, 'periodEnd', period_end, 'createdAt', created_at,
    'endedAt', ended_at
  )::text AS json
  FROM subscriptions WHERE user_id = $1 ORDER BY created_at`;

export const PLAN_GRANTS = `
  SELECT json_build_object('plan', plan, 'endsAt', ends_at, 'createdAt', created_at)::text AS json
  FROM plan_grants WHERE user_id = $1`;

/** Amounts are in cents, negative for refunds and disputes. */
export const PAYMENTS = `
  SELECT json_build_object(
    'kind', kind, 'amount', amount, 'currency', currency, 'plan', plan, 'at', at, 'receiptUrl', receipt_url
  )::text AS json
  FROM ledger_entries WHERE user_id = $1 ORDER BY at, id`;

export const DISPUTES = `
  SELECT json_build_object(
    'state', state, 'amount', amount, 'currency', currency, 'openedAt', opened_at, 'clearedAt', cleared_at
  )::text AS json
  FROM payment_disputes WHERE user_id = $1 ORDER BY opened_at, id`;

export const PROMO_CODES = `
  SELECT json_build_object('code', p.code, 'state', u.state, 'createdAt', u.created_at)::text AS json
  FROM promo_uses u JOIN promo_codes p ON p.id = u.promo_code_id WHERE u.user_id = $1 ORDER BY u.created_at`;

export const PAYMENT_MAILS = `
  SELECT json_build_object('kind', kind, 'createdAt', created_at, 'handledAt', handled_at)::text AS json
  FROM payment_mails WHERE user_id = $1 ORDER BY created_at`;

export const SERVICE_REQUESTS = `
  SELECT json_build_object(
    'resumeId', resume_id, 'kind', kind, 'message', message, 'state', state, 'answer', answer, 'consentedAt', consented_at,
    'createdAt', created_at, 'suggestions', CASE WHEN answer IS NOT NULL OR state = 'done' THEN (
      SELECT json_agg(json_build_object(
        'path', s.path, 'before', s.text_before, 'after', s.text_after, 'note', s.note, 'state', s.state,
        'createdAt', s.created_at, 'decidedAt', s.decided_at
      ) ORDER BY s.created_at, s.id)
      FROM service_request_suggestions s WHERE s.request_id = service_requests.id
    ) END
  )::text AS json
  FROM service_requests WHERE user_id = $1 ORDER BY created_at`;
