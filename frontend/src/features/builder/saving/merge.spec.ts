import { describe, expect, it } from 'vitest';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import type { DraftContent } from '../draft/draft-store.js';
import { takeParts } from '../draft/content-parts.js';
import { changedParts, mergeContents } from './merge.js';

const content = (change: (data: ResumeData) => Partial<ResumeData> = () => ({}), jdText = ''): DraftContent => {
  const data = emptyResumeData();
  return { title: 'Resume', templateKey: 'general', jdText, data: { ...data, ...change(data) } };
};
const summary = (text: string) => () => ({ summary: { text } });
const awards =
  (...list: string[]) =>
  (data: ResumeData) => ({ extras: { ...data.extras, awards: list } });

describe('mergeContents', () => {
  it('puts together what each side changed alone', () => {
    const mine = content(summary('mine'));
    const theirs = content(awards('theirs'), 'their job');
    const { merged, conflicts } = mergeContents(content(), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.data.summary.text).toBe('mine');
    expect(merged.data.extras.awards).toEqual(['theirs']);
    expect(merged.jdText).toBe('their job');
  });

  it('keeps mine and names the part when both changed it', () => {
    const { merged, conflicts } = mergeContents(content(), content(summary('mine')), content(summary('theirs')));
    expect(conflicts).toEqual(['summary']);
    expect(merged.data.summary.text).toBe('mine');
  });

  it('sees no conflict when both sides wrote the same', () => {
    expect(mergeContents(content(), content(summary('same')), content(summary('same'))).conflicts).toEqual([]);
  });

  it('takes what they deleted, unless I changed it', () => {
    const base = content(awards('one'));
    expect(mergeContents(base, base, content()).merged.data.extras.awards).toEqual([]);
    expect(mergeContents(base, content(awards('one', 'two')), content()).conflicts).toEqual(['awards']);
  });

  it('leaves one list of the extras alone while another is merged', () => {
    const theirs = content((data) => ({ extras: { ...data.extras, projects: [{ name: 'Ship', description: '' }] } }));
    const { merged } = mergeContents(content(), content(awards('mine')), theirs);
    expect(merged.data.extras).toMatchObject({ awards: ['mine'], projects: [{ name: 'Ship' }] });
  });
});

it('takes the other version of the chosen parts only', () => {
  const theirs = content((data) => ({ ...summary('theirs')(), ...awards('theirs')(data) }));
  const chosen = takeParts(content(summary('mine')), ['awards'], theirs);
  expect(chosen.data.summary.text).toBe('mine');
  expect(chosen.data.extras.awards).toEqual(['theirs']);
});

it('sends only what changed', () => {
  expect(changedParts(content(), content())).toEqual({});
  expect(Object.keys(changedParts(content(), content(summary('new'), 'job')))).toEqual(['data', 'jdText']);
});
