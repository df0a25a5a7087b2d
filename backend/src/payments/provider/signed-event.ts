import Stripe from 'stripe';
import { z } from 'zod';
import { ApiError } from '../../core/api-error.js';
import { aboutOf } from './event-subjects.js';
import type { ProviderEvent } from './payment-provider.js';

/** Seconds that a signature is good for: what was overheard cannot be sent again later. */
const OLDEST = 5 * 60;

export interface SignedEvent extends ProviderEvent {
  /** Whether money moved; undefined when the event does not say so. */
  live: boolean | undefined;
}

const seconds = z.number().transform((time) => new Date(time * 1_000));
const iso = z.iso.datetime().transform((time) => new Date(time));

/** Whatever version of the API an endpoint is set to, and for thin events, which carry no object, too. */
const envelope = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.union([seconds, iso]),
  livemode: z.boolean().optional(),
  data: z.object({ object: z.unknown() }).optional().catch(undefined),
});

/**
 * Checks that whoever knows one of the secrets signed these bytes a moment ago, and reads what they are about.
 *
 * @throws {ApiError} 400
 */
export function readSignedEvent(rawBody: Buffer, signature: string, secrets: readonly string[]): SignedEvent {
  if (!secrets.some((secret) => isSigned(rawBody, signature, secret))) {
    throw new ApiError(400, 'bad_request', 'The signature is missing, wrong or too old.');
  }
  const { id, type, created, livemode, data } = parse(rawBody);
  return { id, type, createdAt: created, live: livemode, about: aboutOf(type, data?.object) };
}

/** Several signatures may stand in the header: while a secret is replaced, Stripe signs with both. */
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
      throw new ApiError(400, 'bad_request', 'The signature is valid, but this is not an event.');
    }
    throw error;
  }
}
