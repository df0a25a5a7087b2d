import { keywordJudge, skillDictionary } from '../../../test/skill-dictionary.js';
import { extractKeywords } from '../extract-keywords.js';
import type { Judge } from './judge-spans.js';
import { readJudge } from './read-judge.js';

const hard = (text: string, judge: Judge | null) =>
  extractKeywords(text, skillDictionary, judge)
    .terms.filter(({ kind }) => kind === 'hard')
    .map((term) => term.text)
    .sort();
const posting = (...lines: string[]) => `Job\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

it('readJudge reads a classifier from word scores and feature weights', () => {
  const judge = readJudge('# comment\ngfka quarble zerub\n', '# comment\n-0.5\tfound candidate\n');
  expect(judge.scores.get('zerub')).toEqual({ head: 0, modifier: -1, alone: 4, rarity: 8 });
  expect(judge.weights).toEqual(new Map([['found candidate', -0.5]]));
});

it('extractKeywords drops a guess that the classifier rates as unlikely, but never a dictionary name', () => {
  const judge: Judge = { scores: new Map(), weights: new Map([['any', -5]]) };
  const text = posting('Experience with Excel, QBX and payroll');
  expect(hard(text, null)).toContain('QBX');
  expect(hard(text, judge)).toEqual(hard(text, null).filter((term) => term !== 'QBX'));
});

it('extractKeywords adds words that the classifier rates as likely skills, even if no rule finds them', () => {
  const judge = readJudge('ggka quarble\n', '2\talone score 4 1\n');
  const text = posting('You mend a quarble by hand');
  expect(hard(text, null)).toEqual([]);
  expect(hard(text, judge)).toEqual(['quarble']);
});

it('extractKeywords prefers the longer of two overlapping terms only if the classifier scores it higher', () => {
  const words = 'ggka quarble zerub\n';
  const text = posting('zerub quarble');
  expect(hard(text, readJudge(words, '2\talone score 4 1\n1\talone score 4 2\n'))).toEqual(['quarble', 'zerub']);
  expect(hard(text, readJudge(words, '1\talone score 4 1\n5\talone score 4 2\n'))).toEqual(['zerub quarble']);
});

it('the classifier keeps every dictionary skill that the rules find', () => {
  const text = posting('Payroll, Excel and SQL', 'Welding and fillet weld inspection', 'Knowledge of GDPR and HACCP');
  const known = extractKeywords(text, skillDictionary).terms.filter((term) => term.known);
  const judged = extractKeywords(text, skillDictionary, keywordJudge).terms;
  expect(known.length).toBeGreaterThan(4);
  expect(judged.map((term) => term.text)).toEqual(expect.arrayContaining(known.map((term) => term.text)));
});

it('extractKeywords with a classifier always returns the same terms for the same text', () => {
  const text = posting('Ultrafiltration, heparin and iron sucrose', 'Watch for hypotension');
  expect(hard(text, keywordJudge)).toEqual(hard(text, keywordJudge));
});
