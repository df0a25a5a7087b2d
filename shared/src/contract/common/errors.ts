import { z } from 'zod';
import { AI_TASKS } from '../../product/plans.js';
import { isoDate } from './text.js';

/** Stable codes for clients. Codes must never change; the message sent with a code may. */
export const ERROR_CODES = [
  'bad_request',
  'invalid',
  'unauthorized',
  'invalid_credentials',
  'payment_required',
  'forbidden',
  'not_found',
  'email_taken',
  'link_expired',
  'wrong_password',
  'recent_sign_in_required',
  'sign_in_to_confirm',
  'password_too_common',
  'confirmation_mismatch',
  'sign_in_not_finished',
  'second_factor_required',
  'second_factor_setup_required',
  'second_factor_already_on',
  'second_factor_off',
  'wrong_code',
  'password_required',
  'passkey_refused',
  'too_many_passkeys',
  'email_not_verified',
  'account_suspended',
  'not_suspended',
  'email_already_verified',
  'deletion_planned',
  'no_deletion_planned',
  'no_plan_grant',
  'resume_changed',
  'resume_id_taken',
  'too_many_resumes',
  'storage_full',
  'payload_too_large',
  'text_too_complex',
  'upload_too_slow',
  'file_not_readable',
  'file_protected',
  'unsupported_media_type',
  'too_many_attempts',
  'card_declined',
  'already_unlocked',
  'payment_processing',
  'already_subscribed',
  'no_subscription',
  'subscription_unknown',
  'not_refundable',
  'refund_changed',
  'payment_due',
  'purchases_blocked',
  'plan_required',
  'request_open',
  'request_changed',
  'request_closed',
  'consent_needed',
  'suggestion_outdated',
  'suggestion_decided',
  'too_many_suggestions',
  'promo_not_valid',
  'promo_code_taken',
  'promo_code_used',
  'payments_unavailable',
  'email_not_failed',
  'username_taken',
  'own_account',
  'last_admin',
  'not_invited',
  'ai_limit_reached',
  'document_changed',
  'rendering',
  'render_failed',
  'render_too_costly',
  'maintenance',
  'sign_ups_closed',
  'purchases_paused',
  'imports_paused',
  'settings_changed',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every response with a status of 400 or higher. */
export const apiErrorBody = z.object({
  statusCode: z.int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** Reason phrase of the HTTP status. */
  error: z.string(),
  /** Id of the request, which the `x-request-id` header and the server log also contain. */
  requestId: z.string(),
  /** Validation errors of the request body. `path` is the field, such as `data.experience.0.bullets`. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /**
   * Current state of the resume, request or suggestion; sent with `resume_changed`, `request_changed` and
   * `suggestion_decided`.
   */
  current: z.unknown().optional(),
  /** The exhausted limit and the time at which it resets; sent with `ai_limit_reached`. */
  limit: z.object({ task: z.enum(AI_TASKS), used: z.int(), limit: z.int(), resetsAt: isoDate }).optional(),
});

export type ApiErrorBody = z.infer<typeof apiErrorBody>;
