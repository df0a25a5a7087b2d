import Stripe from 'stripe';
import { z } from 'zod';
import { ApiError } from '../../core/errors/api-error.js';
import type { ProviderEvent } from './provider-objects.js';

type EventType = Stripe.Event['type'];

/** Types of events whose object is a payment. */
const OF_PAYMENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] satisfies EventType[];
/** Types of events whose object refers to a payment. */
const NAMING_A_PAYMENT = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] satisfies EventType[];

const OF_SUBSCRIPTIONS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
] satisfies EventType[];
const NAMING_A_SUBSCRIPTION = [
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
] satisfies EventType[];

/** Types of events that operators must enable for the webhook. */
export const FOLLOWED_EVENTS: readonly EventType[] = [
  ...OF_PAYMENTS,
  ...NAMING_A_PAYMENT,
  ...OF_SUBSCRIPTIONS,
  ...NAMING_A_SUBSCRIPTION,
];

const OF_DECLINED_CARDS = ['payment_intent.payment_failed', 'invoice.payment_failed'] satisfies EventType[];

export const isDecline = (type: string): boolean => isOneOf(OF_DECLINED_CARDS, type);

/** Stripe returns the id of a related object or, when the field is expanded, the object itself. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

const eventObject = z.object({
  id: z.string().nullish(),
  payment_intent: reference,
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  /** Contains the subscription in API versions before March 2025. A webhook endpoint may still use such a version. */
  subscription: reference,
});

function subjectOf(type: string, object: unknown): ProviderEvent['subject'] {
  const { data } = eventObject.safeParse(object);
  if (!data) return null;
  const { id, payment_intent, parent, subscription } = data;
  if (isOneOf(OF_PAYMENTS, type)) return subject('payment', id);
  if (isOneOf(NAMING_A_PAYMENT, type)) return subject('payment', payment_intent);
  if (isOneOf(OF_SUBSCRIPTIONS, type)) return subject('subscription', id);
  if (isOneOf(NAMING_A_SUBSCRIPTION, type)) {
    return subject('subscription', parent?.subscription_details?.subscription ?? subscription);
  }
  return null;
}

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type);

const subject = (kind: 'payment' | 'subscription', id: string | null | undefined): ProviderEvent['subject'] =>
  id ? { kind, reference: id } : null;

/** Maximum age of a signature in seconds, to prevent replays. */
const OLDEST = 5 * 60;

export interface SignedEvent extends ProviderEvent {
  /** Whether the event is from live mode; undefined if the event does not include its mode. */
  live: boolean | undefined;
}

const seconds = z.number().transform((time) => new Date(time * 1_000));
const iso = z.iso.datetime().transform((time) => new Date(time));

/** Schema for events of all API versions, including thin events, which contain no object. */
const envelope = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.union([seconds, iso]),
  livemode: z.boolean().optional(),
  data: z.object({ object: z.unknown() }).optional().catch(undefined),
});

/**
 * Verifies the signature with each of the secrets, and parses the event. @throws {ApiError} 400 if no secret matches or
 * the body is not an event
 */
export function readSignedEvent(rawBody: Buffer, signature: string, secrets: readonly string[]): SignedEvent {
  if (!secrets.some((secret) => isSigned(rawBody, signature, secret))) {
    throw new ApiError(400, 'bad_request', 'The signature is missing, wrong or too old.');
  }
  const { id, type, created, livemode, data } = parse(rawBody);
  return { id, type, createdAt: created, live: livemode, subject: subjectOf(type, data?.object) };
}

/**
 * Returns whether a signature in the header matches. While a secret is rotated, the header has several, because Stripe
 * signs with the old and the new secret.
 */
function isSigned(rawBody: Buffer, signature: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(rawBody, signature, secret, OLDEST) ?? false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

function parse(rawBody: Buffer): z.infer<typeof envelope> {
  try {
    return envelope.parse(JSON.parse(rawBody.toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new ApiError(400, 'bad_request', 'The signature is valid, but the body is not an event.');
    }
    throw error;
  }
}
