import { cpuTime } from '../../../test/cpu-time.js';
import { HONEST, INVENTED } from '../../../test/adversarial-answers.js';
import { UNSEEN_HONEST, UNSEEN_INVENTED } from '../../../test/adversarial-answers-unseen.js';
import { MORE_HONEST, MORE_INVENTED } from '../../../test/more-adversarial-answers.js';
import { factGuard, guardedLine } from './fact-guard.js';

const SOURCES = [
  'Managed a team of 12 nurses at Delta Medical Center',
  'Cut costs by 4.2% and $1,200 a month in Excel',
  'BSc Nursing 2018',
];
const found = (suggestion: string) => factGuard(SOURCES, suggestion).map(({ kind, text }) => `${kind} ${text}`);

describe('factGuard', () => {
  it.each([
    'Managed 12 nurses at Delta Medical Center',
    'Led a team of twelve nurses',
    'Cut costs by 4.2 percent, or $1200 a month',
    'Nurse with a Bachelor in Nursing since 2018',
    'Built and improved reports in Excel. Trained nurses.',
  ])('accepts facts that the sources contain: %s', (suggestion) => expect(found(suggestion)).toEqual([]));

  it.each([
    ['Managed 15 nurses', ['number 15']],
    ['Cut costs by 30%', ['number 30%']],
    ['Saved $4M', ['number $4M']],
    ['Managed nurses at Google', ['name Google']],
    ['Google nurse', ['name Google']],
    ['Built reports in python', ['tool python']],
    ['Nurse with a PhD', ['degree PhD']],
    ['Nurse with an MBA since 2011', ['degree MBA', 'number 2011']],
  ])('flags facts that the sources lack: %s', (suggestion, flags) => expect(found(suggestion)).toEqual(flags));

  it.each(['𝔸ꧺ𞥐', ')𝓐ﹰ', 'Acme.com grew', 'Acme- and co', "O'Brien's shop"])(
    'flags nothing in a text that equals its source: %s',
    (text) => expect([factGuard([text], text), factGuard([`)${text}`], text)]).toEqual([[], []]),
  );

  it('reports the position of an invented fact', () => {
    expect(factGuard(SOURCES, 'Led 15 nurses')).toEqual([{ kind: 'number', text: '15', start: 4, end: 6 }]);
  });

  it('replaces an invented number with a blank and drops a line with an invented name', () => {
    expect(guardedLine(SOURCES, 'Led 15 nurses and cut costs by 30%').text).toBe(
      'Led [how many?] nurses and cut costs by [how much?]',
    );
    expect(guardedLine(SOURCES, 'Led nurses at Google').text).toBeNull();
  });
});

/** Checks the figures that docs/writing.md publishes. */
describe('factGuard with adversarial answers', () => {
  const flagged = (answers: typeof INVENTED) =>
    answers.filter(([sources, text]) => factGuard(sources, text).length > 0);
  const texts = (answers: typeof INVENTED) => answers.map(([, text]) => text);

  it('flags 166 of 167 answers with invented facts', () => {
    const invented = [...INVENTED, ...MORE_INVENTED];
    const found = new Set(flagged(invented));
    expect(texts(invented.filter((answer) => !found.has(answer)))).toEqual(['Ofsted-outstanding maths teacher']);
  });

  it('flags 28 of 30 unseen answers with invented facts, and 1 of 10 unseen honest answers', () => {
    const found = new Set(flagged(UNSEEN_INVENTED));
    expect(texts(UNSEEN_INVENTED.filter((answer) => !found.has(answer)))).toEqual([
      'Reduced PostgreSQL costs by more than half',
      'Trained twelve schools in Google Classroom',
    ]);
    expect(texts(flagged(UNSEEN_HONEST))).toEqual(['Raised maths from 64% to 81%, a gain of 17 points']);
  });

  it('wrongly flags 4 of 105 honest answers, 3 of which contain computed numbers', () => {
    expect(texts(flagged([...HONEST, ...MORE_HONEST]))).toEqual([
      'Completed weekly stock checks in a team of three',
      'Installed electrical wiring in 64 buildings: 60 homes and 4 schools',
      'Fault-finding and panel testing for schools and homes',
      'Lowered late payments by 11 points, from 18% to 7%',
    ]);
  });
});

it('factGuard checks adversarial texts within the time limit', () => {
  const texts = ['Aaaa ', ' ', '1,2.', 'a-', 'a', 'A', '1 ', '$1 ', 'Led a team '].map((part) =>
    part.repeat(8_000).slice(0, 20_000),
  );
  const guardAll = () => {
    for (const text of texts) factGuard(['the 1 '.repeat(3_000)], text);
    for (const text of texts) factGuard([text], 'Led 2 nurses');
  };
  expect(cpuTime(guardAll)).toBeLessThan(5_000);
});

it('factGuard treats names of JavaScript object properties as ordinary words', () => {
  expect(factGuard(['Road constructor'], 'Road constructor')).toEqual([]);
});
