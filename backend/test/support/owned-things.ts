import type { SessionView } from '@shortlist/shared/contract/account/auth';
import type { StaffSuggestion } from '@shortlist/shared/contract/request-suggestions';
import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { fromNewNetwork, staffTokenOf } from './actors.js';
import type { TestApp } from './app.js';
import { givenFactorRows } from './given-factors.js';
import { ADA, givenPerson, givenResume, type Person } from './given.js';

/** Ids of the owner's rows by path prefix and parameter name, such as `{ '/api/resumes/': { id: '…' } }`. */
export type OwnedIds = Record<string, Record<string, string>>;

/** Creates a Premium account and its rows: one for each kind of id that a route accepts. */
export async function givenOwnedThings(api: TestApp): Promise<{ owner: Person; ids: OwnedIds }> {
  const owner = await givenPerson(api);
  await api.database.query('UPDATE users SET email_verified = true WHERE id = $1', [owner.id]);
  // Grants the plan instead of inserting a subscription, because the payment provider would not know the subscription.
  await api.database.query(
    `WITH member AS (INSERT INTO staff (username, password_hash, role) VALUES ('grants', '', 'admin') RETURNING id)
     INSERT INTO plan_grants (user_id, plan, ends_at, staff_id)
     SELECT $1, 'premium', now() + interval '1 month', id FROM member`,
    [owner.id],
  );
  const [live, trashed] = [await givenResume(owner), await givenResume(owner)];
  await owner.browser.patch(`/api/resumes/${live.id}`).send({ title: 'Changed' }).expect(200);
  await owner.browser.delete(`/api/resumes/${trashed.id}`).expect(204);
  const letter = { text: 'Dear team,\n\nHere I am.\n\nKind regards,' };
  await owner.browser.put(`/api/resumes/${live.id}/documents/cover_letter`).send({ content: letter }).expect(200);
  const versions = (await owner.browser.get(`/api/resumes/${live.id}/versions`).expect(200)).body as VersionSummary[];
  const sessions = (await owner.browser.get('/api/auth/sessions').expect(200)).body as SessionView[];
  await givenFactorRows(api, owner);
  const passkeys: { id: string }[] = await api.database.query('SELECT id FROM passkeys WHERE user_id = $1', [owner.id]);
  const suggestion = await givenSuggestion(api, owner, live.id);
  const ids = {
    '/api/service-requests/': { id: suggestion.requestId, suggestionId: suggestion.id },
    '/api/resumes/': { id: live.id, versionId: versions[0]!.id, kind: 'cover_letter' },
    '/api/resumes/trash/': { id: trashed.id },
    '/api/export/': { id: live.id, format: 'text', document: 'cover-letter' },
    '/api/auth/passkeys/': { id: passkeys[0]!.id },
    '/api/auth/sessions/': { id: sessions[0]!.id },
  };
  return { owner, ids };
}

async function givenSuggestion(
  api: TestApp,
  owner: Person,
  resumeId: string,
): Promise<{ id: string; requestId: string }> {
  const asked = { kind: 'resume_review', message: 'Please review my resume.', resumeId, consent: true };
  const request = await owner.browser.post('/api/service-requests').send(asked).expect(201);
  const { id: requestId } = request.body as ServiceRequest;
  const staff = { ...(await staffTokenOf(api, 'support')), ...fromNewNetwork() };
  const path = `/api/admin/service-requests/${requestId}`;
  const suggestion = { path: 'summary.text', before: ADA.summary.text, after: 'Writes programs.', note: '' };
  const made = await api.visitor().post(`${path}/suggestions`).set(staff).send(suggestion).expect(201);
  await api.visitor().patch(path).set(staff).send({ state: 'done', answer: 'See my suggestions.' }).expect(200);
  return { id: (made.body as StaffSuggestion).id, requestId };
}

/**
 * Replaces placeholders such as `{id}` in a path. Takes the ids from the longest key of `ids` that is a prefix of the
 * path.
 */
export function withOwnedIds(ids: OwnedIds, path: string): string {
  const [, values] =
    Object.entries(ids)
      .filter(([beginning]) => path.startsWith(beginning))
      .sort(([a], [b]) => b.length - a.length)[0] ?? [];
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values?.[name];
    if (!value) throw new Error(`Add ${name} of a row that belongs to the owner to \`ids\`, for ${path}.`);
    return value;
  });
}
