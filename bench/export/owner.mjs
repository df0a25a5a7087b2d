// Creates a user on the Pro plan with one resume through the HTTP API.
import { newAccount, subscribeToPro } from '../lib/account.mjs';

/** @returns `call` sends a request as the account, `save` stores a new revision, and `download` fetches the file */
export async function signUp(url, data) {
  const account = await newAccount(url);
  await subscribeToPro(account);
  const { call } = account;
  const { id } = await (await call('POST', '/api/resumes', { title: 'Bench', data })).json();
  return {
    call,
    resumeId: id,
    headers: account.headers,
    /** @returns the new revision */
    save: async (changed) => (await (await call('PATCH', `/api/resumes/${id}`, { data: changed })).json()).revision,
    download: async (format) => (await call('GET', `/api/export/${format}/${id}`)).arrayBuffer(),
  };
}
