import Stripe from 'stripe';
import { ApiError } from '../../core/api-error.js';
import type { ProviderEvent } from './payment-provider.js';

/** Seconds that a signature is good for: what was overheard cannot be sent again later. */
const OLDEST = 5 * 60;

/**
 * Checks that whoever knows the secret signed these bytes a moment ago, and reads what they are about.
 *
 * @throws {ApiError} 400
 */
export function readSignedEvent(rawBody: Buffer, signature: string, secret: string): ProviderEvent {
  const event = verified(rawBody, signature, secret);
  return { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000), about: aboutOf(event) };
}

function verified(rawBody: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, secret, OLDEST);
  } catch (error) {
    // Signed, but no JSON, is not told apart: it did not come from the provider either.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw new ApiError(400, 'bad_request', 'The signature is missing, wrong or too old.');
    }
    throw error;
  }
}

/** Only what is named here is followed; everything else is kept and left alone. */
function aboutOf(event: Stripe.Event): ProviderEvent['about'] {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { kind: 'payment', reference: event.data.object.id };
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return about('payment', event.data.object.payment_intent);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
      return { kind: 'subscription', reference: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return about('subscription', event.data.object.parent?.subscription_details?.subscription);
    default:
      return null;
  }
}

function about(
  kind: 'payment' | 'subscription',
  object: string | { id: string } | null | undefined,
): ProviderEvent['about'] {
  if (!object) return null;
  return { kind, reference: typeof object === 'string' ? object : object.id };
}
