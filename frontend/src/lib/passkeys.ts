import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '@shortlist/shared/contract/second-factors';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { http } from './http.js';
import { messages } from './messages.js';

/** Browsers make passkeys for names only, and only over an encrypted or local connection. */
export const passkeysAvailable = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

const library = () => import('@simplewebauthn/browser');

/** Asks the browser for one of the account's passkeys. */
export async function assertPasskey(optionsPath: string): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const options = await http.post<PasskeyOptions>(optionsPath);
  return startAuthentication({ optionsJSON: asRequest(options) });
}

/** Asks the browser to create a passkey. */
export async function createPasskey(optionsPath: string): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  const options = await http.post<PasskeyOptions>(optionsPath);
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/**
 * Offers passkeys among the suggestions for the email field, where the browser can. Resolves once the user has chosen
 * one; undefined when the browser cannot, or when `signal` ended the offer first.
 */
export async function assertSuggestedPasskey(
  optionsPath: string,
  signal: AbortSignal,
): Promise<PasskeyAssertion | undefined> {
  if (!passkeysAvailable()) return undefined;
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await library();
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return undefined;
  const options = await http.post<PasskeyOptions>(optionsPath);
  if (signal.aborted) return undefined;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return startAuthentication({ optionsJSON: asRequest(options), useBrowserAutofill: true });
}

const asRequest = (options: PasskeyOptions) => options as unknown as PublicKeyCredentialRequestOptionsJSON;

/** Words for a ceremony that did not succeed. The browser's own errors have names, its messages are for developers. */
export function explainPasskeyFailure(error: Error): string {
  if (error.name === 'NotAllowedError') return messages.passkeys.canceled;
  if (error.name === 'InvalidStateError') return messages.passkeys.alreadyAdded;
  if (error.name === 'SecurityError' || error.name === 'NotSupportedError') return messages.passkeys.unsupported;
  return explainFailure(error);
}
