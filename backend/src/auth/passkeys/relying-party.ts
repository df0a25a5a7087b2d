/** The site's domain. Browsers offer only passkeys of the same domain. */
export const relyingPartyId = (site: string): string => new URL(site).hostname;

/** The handle that authenticators store: the account's id, without personal data. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
