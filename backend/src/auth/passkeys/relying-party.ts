/** The site's domain. Browsers offer a passkey only on the domain for which it was created. */
export const relyingPartyId = (site: string): string => new URL(site).hostname;

/** The user handle that authenticators store. It is the account's id, because it must not contain personal data. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
