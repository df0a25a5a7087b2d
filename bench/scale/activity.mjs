// User activities, and how often per day 1,000 active users perform each activity.
import { readFileSync, readdirSync } from 'node:fs';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { signUp } from '../export/owner.mjs';
import { readBenchResume } from '../export/resume.mjs';
import { generator, unseen } from '../export/unseen.mjs';
import { newAccount } from '../lib/account.mjs';

const POSTINGS = inCheckout('bench', 'postings');
const PAGES = ['/', '/dashboard', '/pricing', '/terms', '/login'];
const BROWSER = 'Mozilla/5.0 Firefox/140.0';

/** @returns accounts on the Pro plan with one resume each */
export async function signUpOwners(url, count) {
  const owners = [];
  // Sign up one after another, because each sandbox purchase takes seconds and the database allows few connections.
  for (let index = 0; index < count; index++) owners.push(await ownerAt(url));
  return owners;
}

async function ownerAt(url) {
  const data = readBenchResume();
  const owner = await signUp(url, data);
  return { ...owner, data };
}

/**
 * @param {string} url
 * @returns {{ name: string, perDay: number, act: (owner: any, round: number) => Promise<unknown> }[]} `perDay` is how
 * often 1,000 active users perform the activity: an assumption, to be replaced by figures from the staff console
 */
export function activities(url) {
  const random = generator(11);
  const posting = readFileSync(`${POSTINGS}/${readdirSync(POSTINGS)[0]}`, 'utf8').slice(0, 6_000);
  const get = (path) => (owner) => owner.call('GET', path).then((response) => response.arrayBuffer());
  const post = (path, bodyOf) => (owner) =>
    owner.call('POST', path, bodyOf(owner)).then((answer) => answer.arrayBuffer());
  const score = (owner) => ({ resumeData: owner.data, jdText: posting });
  return [
    { name: 'sign up', perDay: 100, act: () => newAccount(url) },
    { name: 'ten page views', perDay: 2_000, act: (_, round) => sendPageViews(url, round) },
    { name: 'list resumes', perDay: 3_000, act: get('/api/resumes') },
    { name: 'open a resume', perDay: 3_000, act: (owner) => get(`/api/resumes/${owner.resumeId}`)(owner) },
    { name: 'autosave', perDay: 40_000, act: (owner) => owner.save(unseen(owner.data, random)) },
    { name: 'score with a posting', perDay: 10_000, act: post('/api/ai/calculate-ats-score', score) },
    { name: 'read a posting', perDay: 1_000, act: post('/api/ai/extract-keywords', () => ({ jdText: posting })) },
    {
      name: 'rewrite bullets',
      perDay: 3_000,
      act: post('/api/ai/rewrite-bullets', ({ data }) => ({ experienceItem: data.experience[0], jdText: posting })),
    },
    { name: 'PDF of a new revision', perDay: 1_000, act: (owner) => downloadNew(owner, 'pdf', random) },
    { name: 'DOCX of a new revision', perDay: 200, act: (owner) => downloadNew(owner, 'docx', random) },
    { name: 'existing file', perDay: 500, act: (owner) => owner.download('pdf') },
  ];
}

/** Saves a change first, because otherwise the file would already exist. The measured cost includes this save. */
async function downloadNew(owner, format, random) {
  await owner.save(unseen(owner.data, random));
  return owner.download(format);
}

async function sendPageViews(url, round) {
  const events = Array.from({ length: 10 }, (_, i) => ({ kind: 'page_view', page: PAGES[i % PAGES.length], age: i }));
  const response = await fetch(`${url}/api/analytics/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.200.${round >> 8}.${round & 255}`,
      'user-agent': BROWSER,
    },
    body: JSON.stringify({ events }),
  });
  if (response.status !== 202) throw new Error(`a beacon was answered ${response.status}`);
}
