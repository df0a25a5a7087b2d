/** Who a passkey is for: the site's domain. A passkey of another one is never offered by the browser. */
export const relyingPartyId = (site: string): string => new URL(site).hostname;

/** What an authenticator stores as the user's handle: the account's id, and nothing personal. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
