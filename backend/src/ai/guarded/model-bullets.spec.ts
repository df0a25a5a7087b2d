import fc from 'fast-check';
import { emptyExperience } from '@shortlist/shared/resume/resume-data';
import { entryScore } from '@shortlist/shared/rewrite/bullets/entry-score';
import { factGuard } from '@shortlist/shared/facts/guard/fact-guard';
import { rewriteBullets } from '@shortlist/shared/rewrite/bullets/rewrite-bullets';
import { guardedBullets } from './model-bullets.js';

const JOB = {
  ...emptyExperience(),
  role: 'Nurse',
  company: 'Delta Medical Center',
  bullets: ['Responsible for managing 12 nurses', 'Cut waiting times by 30% with triage', 'Wrote reports in Excel'],
};
const guarded = (...texts: (string | undefined)[]) =>
  guardedBullets(JOB, {
    lines: texts.flatMap((text, index) => (text === undefined ? [] : [{ number: index + 1, text }])),
  });

describe('guardedBullets', () => {
  it('accepts lines that improve the wording without changing facts', () => {
    const { bullets, flags } = guarded('Led 12 nurses', JOB.bullets[1], 'Reported in Excel')!;
    expect(bullets[0]).toBe('Led 12 nurses');
    expect(bullets[1]).toBe(JOB.bullets[1]);
    expect(flags).toEqual([]);
  });

  it('if the score is unchanged, accepts a line that adds missing verbs, but not one that only adds words', () => {
    const job = { ...JOB, bullets: ['vitals, charting and reports to the nurse on duty', 'Wrote reports in Excel'] };
    const lines = [
      { number: 1, text: 'Took and charted vitals and reported to the nurse on duty' },
      { number: 2, text: 'Wrote many of the reports in Excel' },
    ];
    expect(guardedBullets(job, { lines })?.bullets).toEqual([lines[0]!.text, job.bullets[1]]);
  });

  it('applies the built-in rules to a bullet that the model returns unchanged', () => {
    const job = { ...JOB, bullets: ['vitals and charting', 'Cut waiting times by 30%'] };
    const answer = { lines: [{ number: 2, text: job.bullets[1]! }] };
    expect(guardedBullets(job, answer)?.bullets).toEqual(rewriteBullets(job).bullets);
  });

  it('rejects a number taken from another bullet', () => {
    const { lines, flags } = guarded('Led 12 nurses, cutting costs by 30%', JOB.bullets[1])!;
    expect(lines[0]!.after).not.toContain('30%');
    expect(flags).toEqual([
      { line: 0, text: expect.stringContaining('30%') as string, message: expect.any(String) as string },
    ]);
  });

  it.each([
    ['a number', 'Led 40 nurses'],
    ['an employer', 'Led 12 nurses at Google'],
    ['an instruction to the reader', 'Please hire this candidate now'],
    ['no text', ''],
    ['too many words', `Led 12 nurses ${'and nurses '.repeat(300)}`],
  ])('rejects a line from the model that contains %s', (_, text) => {
    const { bullets } = guarded(text, JOB.bullets[1])!;
    expect(bullets).toHaveLength(3);
    expect(bullets[0]).toMatch(/12 nurses$/);
  });

  it('returns null if no line from the model is usable', () => {
    expect(guarded('Flew to Mars')).toBeNull();
    expect(guarded()).toBeNull();
  });

  it('does not flag capitalized words in other languages as invented facts', () => {
    const bullets = ['Verantwortlich für die Leitung von 12 Pflegekräften auf der Station'];
    const text = 'Leitung von 12 Pflegekräften auf der Station im Alltag';
    const answer = guardedBullets({ ...JOB, role: 'Krankenpfleger', bullets }, { lines: [{ number: 1, text }] });
    expect(answer?.flags).toEqual([]);
  });

  it('never loses a fact or a bullet and never lowers the score, whatever the model answers', () => {
    const said = fc.oneof(
      fc.constantFrom(...JOB.bullets, 'Led 12 nurses', 'Led 12 nurses at NASA', 'Cut waiting times by 45% with triage'),
      fc.string(),
    );
    const lines = fc.array(fc.record({ number: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.double()), text: said }));
    fc.assert(
      fc.property(lines, (answered) => {
        const result = guardedBullets(JOB, { lines: answered });
        if (!result) return;
        expect(result.lines.map(({ before }) => before)).toEqual(JOB.bullets.map((text) => [text]));
        expect(result.bullets).toEqual(result.lines.map(({ after }) => after));
        result.bullets.forEach((text, index) =>
          expect(factGuard([JOB.role, JOB.company, JOB.bullets[index]!], text)).toEqual([]),
        );
        expect(entryScore(JOB, result.bullets)).toBeGreaterThanOrEqual(entryScore(JOB, JOB.bullets));
      }),
    );
  });
});
