import { RESUME_COLUMNS, type ResumeRow } from '../resumes/tables/resume-json.js';
import { VERSION_COLUMNS, type VersionRow } from '../resumes/tables/version-json.js';
import type { Database } from '../core/sql/sql.js';
import {
  DISPUTES,
  ORDERS,
  PAYMENT_MAILS,
  PAYMENTS,
  PLAN_GRANTS,
  PROMO_CODES,
  SERVICE_REQUESTS,
  SUBSCRIPTIONS,
} from './my-purchases.js';

/** Lists the columns explicitly, so that a secret added to a table later is not exported by accident. */
const PROFILE = `
  SELECT json_build_object(
    'id', id, 'email', email, 'emailVerified', email_verified, 'pendingEmail', pending_email,
    'firstName', first_name, 'lastName', last_name, 'profileImageUrl', profile_image_url,
    'createdAt', created_at, 'updatedAt', updated_at, 'deletionAt', deletion_at,
    'suspendedAt', suspended_at, 'supportAccessUntil', support_access_until
  )::text AS json
  FROM users WHERE id = $1`;

const IDENTITIES = `
  SELECT json_build_object('issuer', issuer, 'subject', subject, 'createdAt', created_at)::text AS json
  FROM identities WHERE user_id = $1 ORDER BY created_at`;

/** Omits the session id, which is the secret in the cookie. */
const SESSIONS = `
  SELECT json_build_object(
    'device', user_agent, 'createdAt', created_at, 'lastSeenAt', last_seen_at, 'expiresAt', expires_at
  )::text AS json
  FROM sessions WHERE user_id = $1 ORDER BY created_at`;

/** Omits the device and network of staff actions, because they belong to the staff member. */
const SECURITY_EVENTS = `
  SELECT json_build_object(
    'event', kind, 'detail', detail, 'device', CASE WHEN staff_id IS NULL THEN device END,
    'network', CASE WHEN staff_id IS NULL THEN network END, 'createdAt', created_at
  )::text AS json
  FROM security_events WHERE user_id = $1 ORDER BY id`;

/** Omits the authenticator secret. */
const TWO_STEP = `
  SELECT json_build_object(
    'enabledAt', confirmed_at,
    'recoveryCodesLeft', (SELECT count(*) FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL)
  )::text AS json
  FROM totp_secrets WHERE user_id = $1 AND confirmed_at IS NOT NULL`;

/** Omits the credential ids and the public keys. */
const PASSKEYS = `
  SELECT json_build_object(
    'name', name, 'synced', synced, 'createdAt', created_at, 'lastUsedAt', last_used_at
  )::text AS json
  FROM passkeys WHERE user_id = $1 ORDER BY created_at`;

const ACTIVE_DAYS = `
  SELECT to_json(day)::text AS json FROM account_days WHERE user_id = $1 ORDER BY day`;

const DOWNLOADS = `
  SELECT json_build_object('resumeId', resume_id, 'format', format, 'createdAt', created_at)::text AS json
  FROM downloads WHERE user_id = $1 ORDER BY created_at`;

/** Selects no prompts or answers, because they are not stored. */
const AI_CALLS = `
  SELECT json_build_object(
    'task', task, 'model', model, 'outcome', outcome, 'inputTokens', input_tokens, 'outputTokens', output_tokens,
    'createdAt', created_at
  )::text AS json
  FROM ai_calls WHERE user_id = $1 ORDER BY created_at, id`;

/** SQL for each part of an export; each row is a JSON text. $1 is the account's id. */
const PARTS = {
  profile: PROFILE,
  identities: IDENTITIES,
  sessions: SESSIONS,
  securityEvents: SECURITY_EVENTS,
  twoStepVerification: TWO_STEP,
  passkeys: PASSKEYS,
  activeDays: ACTIVE_DAYS,
  downloads: DOWNLOADS,
  orders: ORDERS,
  subscriptions: SUBSCRIPTIONS,
  planGrants: PLAN_GRANTS,
  payments: PAYMENTS,
  disputes: DISPUTES,
  paymentMails: PAYMENT_MAILS,
  promoCodes: PROMO_CODES,
  serviceRequests: SERVICE_REQUESTS,
  aiCalls: AI_CALLS,
} as const;

export type DataPart = keyof typeof PARTS;

export async function listDataTexts(database: Database, part: DataPart, userId: string): Promise<string[]> {
  const rows: { json: string }[] = await database.query(PARTS[part], [userId]);
  return rows.map(({ json }) => json);
}

// The queries below return a resume's content as JSON text, because the export does not need the parsed content.

/** Finds a resume, even in the trash. */
export async function findOwnResume(
  database: Database,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<(ResumeRow & { deleted_at: Date | null }) | undefined> {
  const rows: (ResumeRow & { deleted_at: Date | null })[] = await database.query(
    `SELECT ${RESUME_COLUMNS}, deleted_at FROM resumes WHERE id = $1 AND owner_id = $2 AND purged_at IS NULL`,
    [id, ownerId],
  );
  return rows[0];
}

/** Lists a resume's companions, such as the cover letter. `head` is a JSON object of all fields except the content. */
export const listDocumentTexts = (
  database: Database,
  resumeId: string,
): Promise<{ head: string; content: string; updatedAt: Date }[]> =>
  database.query(
    `SELECT json_build_object('kind', kind, 'revision', revision)::text AS head, content::text AS content,
            updated_at AS "updatedAt"
     FROM resume_documents WHERE resume_id = $1 ORDER BY kind`,
    [resumeId],
  );

export const listVersionsAfter = (
  database: Database,
  { resumeId, revision, limit }: { resumeId: string; revision: number; limit: number },
): Promise<VersionRow[]> =>
  database.query(
    `SELECT ${VERSION_COLUMNS} FROM resume_versions WHERE resume_id = $1 AND revision > $2 ORDER BY revision LIMIT $3`,
    [resumeId, revision, limit],
  );
