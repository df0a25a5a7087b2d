// npm run bench:bullets [-- --short] [-- --misses] [-- --held-back] [-- --readers=<file>]
// Compares the built-in writing help with a career coach's verdict on each bullet: reword it, ask the user for a fact,
// or keep it. Counts the matching verdicts and the lost facts. No fact may be lost. The bullets in
// bench/bullets/held-back are for measuring only: their misses are never shown. --readers writes the answers in random
// order, for human graders.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rewriteBullets } from '@shortlist/shared/rewrite/bullets/rewrite-bullets';
import { emptyExperience } from '@shortlist/shared/resume/resume-data';
import { factGuard } from '@shortlist/shared/facts/guard/fact-guard';
import { amount } from './lib/short.mjs';

const FOLDER = path.join(import.meta.dirname, 'bullets');
const argument = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const isHeldBack = process.argv.includes('--held-back');
const folder = isHeldBack ? path.join(FOLDER, 'held-back') : FOLDER;
const showsMisses = process.argv.includes('--misses') && !isHeldBack;

const cases = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
      .slice(0, amount(Infinity, 12))
  : [];

const plain = (text) => text.toLowerCase().replaceAll(/(?<=\d),(?=\d{3})/g, '');
const withoutEnd = (text) => (/[.;,]$/.test(text) ? text.slice(0, -1) : text);

function answerTo({ jobTitle, current, bullet }) {
  const job = { ...emptyExperience(), role: jobTitle, company: 'Acme', current, bullets: [bullet] };
  const [line] = rewriteBullets(job).lines;
  const after = line?.after ?? bullet;
  const isReworded = withoutEnd(plain(after)) !== withoutEnd(plain(bullet).trim());
  return { after, isReworded, isTidied: after !== bullet, question: line?.question };
}

const met = { rewrite: 0, ask: 0, leave: 0 };
const all = { rewrite: 0, ask: 0, leave: 0 };
const untouched = { rewrite: 0, ask: 0, leave: 0 };
let [lost, added] = [0, 0];
const readers = [];
const from = performance.now();
const answers = cases.map((each) => [each, answerTo(each)]);
const milliseconds = (performance.now() - from) / Math.max(1, cases.length);
for (const [each, answer] of answers) {
  const { id, verdict, bullet, must } = each;
  const missing = must.filter(
    (fact) => plain(bullet).includes(plain(fact)) && !plain(answer.after).includes(plain(fact)),
  );
  const invented = factGuard([bullet, each.jobTitle], answer.after);
  all[verdict] += 1;
  const isMet =
    verdict === 'rewrite' ? answer.isReworded : verdict === 'ask' ? answer.question !== undefined : !answer.isReworded;
  if (isMet) met[verdict] += 1;
  if (!answer.isReworded && !answer.question) untouched[verdict] += 1;
  lost += Number(missing.length > 0 && answer.isReworded);
  added += Number(invented.length > 0);
  if (showsMisses && (!isMet || missing.length > 0 || invented.length > 0))
    console.log(
      `${id} ${verdict}${missing.length > 0 ? ` lost ${missing.join(', ')}` : ''}\n  ${bullet}\n  → ${answer.after}${answer.question ? `\n  ? ${answer.question.text}` : ''}\n  coach: ${each.good[0] ?? each.question}`,
    );
  readers.push({
    id,
    jobTitle: each.jobTitle,
    current: each.current,
    bullet,
    answer: answer.isTidied ? answer.after : '(left as it is)',
    ...(answer.question && {
      asks: answer.question.text,
      choices: answer.question.answers.map(({ label, bullet: choice }) => `${label}: ${choice}`),
    }),
    coach: { verdict, good: each.good, asks: each.question },
  });
}

const share = (verdict) => `${met[verdict]} of ${all[verdict]}`;
console.table({
  'reworded, as the coach would': share('rewrite'),
  'asked about, as the coach would': share('ask'),
  'left in its words, as the coach would': share('leave'),
  'with lost facts': lost,
  'with added facts': added,
  'neither reworded nor asked about': `${untouched.rewrite} to reword, ${untouched.ask} to ask, ${untouched.leave} to leave`,
});
console.log(`${cases.length} bullets, ${milliseconds.toFixed(2)} ms each`);
const file = argument('readers');
if (file)
  writeFileSync(
    file,
    JSON.stringify(
      readers.toSorted(() => Math.random() - 0.5),
      undefined,
      1,
    ),
  );
if (lost + added > 0) process.exitCode = 1;
