// Somebody with an account and one résumé, over HTTP.

/** @returns ways to save another version of the résumé and to fetch its file */
export async function signUp(url, data) {
  let cookie = '';
  const call = async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a long enough pass phrase' };
  const registered = await call('POST', '/api/auth/register', account);
  cookie = registered.headers.getSetCookie()[0].split(';')[0];
  const { id } = await (await call('POST', '/api/resumes', { title: 'Bench', data })).json();
  return {
    resumeId: id,
    /** @returns the new revision */
    save: async (changed) => (await (await call('PATCH', `/api/resumes/${id}`, { data: changed })).json()).revision,
    download: async (format) => (await call('GET', `/api/export/${format}/${id}`)).arrayBuffer(),
  };
}
