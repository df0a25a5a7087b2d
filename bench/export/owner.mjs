// Creates a user on the Pro plan with one resume through the HTTP API.
import { newAccount, subscribeToPro } from '../lib/account.mjs';

/** @returns the account's `call`, and functions to save a new revision of the resume and to fetch its file */
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
