/** The site's domain. Browsers offer a passkey only on its own domain. */
export const relyingPartyId = (site: string): string => new URL(site).hostname;

/** The user handle, which authenticators store: the account's id and no personal data. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
