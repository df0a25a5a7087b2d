// Creates the simulated users, which are accounts on the Pro plan with one resume each, and defines their requests.
import { signUp } from '../export/owner.mjs';
import { generator, unseen } from '../export/unseen.mjs';

/** Registers the accounts one after another, because hashing a password keeps a CPU busy. */
export async function signUpUsers(url, data, count) {
  const users = [];
  for (let index = 0; index < count; index++) {
    const owner = await signUp(url, data);
    users.push({ ...owner, random: generator(1_000 + index) });
  }
  return users;
}

/**
 * Returns a function for each kind of request. The function creates a request for a simulated user. Saves change the
 * text, as typing does.
 */
export const requestsOf = (data, posting) => ({
  save: ({ resumeId, random }) => ({
    method: 'PATCH',
    path: `/api/resumes/${resumeId}`,
    body: { data: unseen(data, random) },
  }),
  read: ({ resumeId }) => ({ method: 'GET', path: `/api/resumes/${resumeId}` }),
  list: () => ({ method: 'GET', path: '/api/resumes/summaries' }),
  score: ({ random }) => ({
    method: 'POST',
    path: '/api/ai/calculate-ats-score',
    body: { resumeData: unseen(data, random), jdText: posting },
  }),
  export: ({ resumeId }) => ({ method: 'GET', path: `/api/export/pdf/${resumeId}` }),
});
