import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
} from '@shortlist/shared/contract/common/second-factors';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { http } from '../../api/http.js';
import { messages } from '../../lib/messages.js';

/** Whether this page can use passkeys. They require a secure context and a host that is not an IP address. */
export const passkeysAvailable = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

const library = () => import('@simplewebauthn/browser');

export async function assertPasskey(optionsPath: string): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const options = await http.post<PasskeyOptions>(optionsPath);
  return startAuthentication({ optionsJSON: asRequest(options) });
}

export async function createPasskey(optionsPath: string): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  const options = await http.post<PasskeyOptions>(optionsPath);
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/**
 * Lists passkeys in the email field's autofill suggestions. Resolves to the passkey that the user chooses, or to
 * undefined if the browser does not support passkey suggestions or `signal` is aborted.
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

/**
 * Explains a failed passkey prompt. Browsers identify the cause by the error's name; their messages are for developers.
 */
export function explainPasskeyFailure(error: Error): string {
  if (error.name === 'NotAllowedError') return messages.passkeys.canceled;
  if (error.name === 'InvalidStateError') return messages.passkeys.alreadyAdded;
  if (error.name === 'SecurityError' || error.name === 'NotSupportedError') return messages.passkeys.unsupported;
  return explainFailure(error);
}
