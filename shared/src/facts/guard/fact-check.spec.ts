import { factGuard } from './fact-guard.js';
import { resumeRecord } from './guard-record.js';
import type { CheckedSentence } from './fact-check.js';
import { emptyExperience, emptyResumeData } from '../../resume/resume-data.js';

const BULLETS = ['Bake 300 loaves of bread before the shop opens', 'Taught two apprentices to shape sourdough'];
const BAKER = {
  ...emptyResumeData(),
  experience: [{ ...emptyExperience(), role: 'Baker', company: 'Mill Lane Bakery', current: true, bullets: BULLETS }],
};
const PARAPHRASE = 'I passed the craft of sourdough on to two youngsters.';
const INVENTION = 'I bake 300 loaves before opening and answer for the ovens.';
const STATED: CheckedSentence = { finding: 'stated', missing: '' };
const without = (missing: string): CheckedSentence => ({ finding: 'not stated', missing });

const flagged = (text: string, check: Record<string, CheckedSentence> = {}): string[] =>
  factGuard(BULLETS, text, {
    ...resumeRecord(BAKER, '', new Date('2026-01-15')),
    factCheck: new Map(Object.entries(check)),
  }).map((flag) => flag.text);

describe('factGuard with a fact check', () => {
  it('accepts a paraphrase if the fact check confirms that the resume states it', () => {
    expect(flagged(PARAPHRASE)).not.toEqual([]);
    expect(flagged(PARAPHRASE, { [PARAPHRASE]: STATED })).toEqual([]);
  });

  it('flags the words that the fact check reports as missing from the resume', () => {
    expect(flagged(INVENTION)).toEqual([]);
    expect(flagged(INVENTION, { [INVENTION]: without('answer for the ovens') })).toEqual(['answer for the ovens']);
  });

  it('flags the whole sentence if the words that the fact check reports do not occur in it', () => {
    expect(flagged(INVENTION, { [INVENTION]: without('runs the ovens') })).toEqual([INVENTION]);
  });

  it('flags an invented number in digits even if the fact check accepts the sentence', () => {
    const text = 'I bake 450 loaves of bread before the shop opens.';
    expect(flagged(text, { [text]: STATED })).toEqual(['450']);
  });

  it('applies the finding on a sentence to that sentence only', () => {
    const text = `${PARAPHRASE} ${INVENTION} I won a medal.`;
    const check = { [PARAPHRASE]: STATED, [INVENTION]: without('the ovens') };
    expect(flagged(text, check)).toEqual(['the ovens', 'won', 'medal']);
  });

  it('accepts plain words, but no unknown names, in a sentence that makes no claim', () => {
    const [plain, named] = ['I would bring patience to your queue.', 'I would bring patience to Greggs.'];
    const nothing: CheckedSentence = { finding: 'no claim', missing: '' };
    expect(flagged(plain, { [plain]: nothing })).toEqual([]);
    expect(flagged(named, { [named]: nothing })).toEqual(['Greggs']);
  });

  it('flags the same words as without a fact check if the finding is "unclear"', () => {
    const check: CheckedSentence = { finding: 'unclear', missing: '' };
    expect(flagged(PARAPHRASE, { [PARAPHRASE]: check })).toEqual(flagged(PARAPHRASE));
  });
});
