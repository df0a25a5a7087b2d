import { describe, expect, it } from 'vitest';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import type { DraftContent } from '../../draft/draft-content.js';
import { takeParts } from '../../draft/content-parts.js';
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
  it('merges parts that only one side changed', () => {
    const mine = content(summary('mine'));
    const theirs = content(awards('theirs'), 'their job');
    const { merged, conflicts } = mergeContents(content(), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.data.summary.text).toBe('mine');
    expect(merged.data.extras.awards).toEqual(['theirs']);
    expect(merged.jdText).toBe('their job');
  });

  it('keeps the local version and reports a conflict if both sides changed the same part', () => {
    const { merged, conflicts } = mergeContents(content(), content(summary('mine')), content(summary('theirs')));
    expect(conflicts).toEqual(['summary']);
    expect(merged.data.summary.text).toBe('mine');
  });

  it('reports no conflict if both sides made the same change', () => {
    expect(mergeContents(content(), content(summary('same')), content(summary('same'))).conflicts).toEqual([]);
  });

  it('deletes a part that the other version deleted, unless it was changed locally', () => {
    const base = content(awards('one'));
    expect(mergeContents(base, base, content()).merged.data.extras.awards).toEqual([]);
    expect(mergeContents(base, content(awards('one', 'two')), content()).conflicts).toEqual(['awards']);
  });

  it('merges each optional list independently', () => {
    const theirs = content((data) => ({ extras: { ...data.extras, projects: [{ name: 'Ship', description: '' }] } }));
    const { merged } = mergeContents(content(), content(awards('mine')), theirs);
    expect(merged.data.extras).toMatchObject({ awards: ['mine'], projects: [{ name: 'Ship' }] });
  });
});

it('takeParts replaces only the given parts of a resume', () => {
  const theirs = content((data) => ({ ...summary('theirs')(), ...awards('theirs')(data) }));
  const chosen = takeParts(content(summary('mine')), ['awards'], theirs);
  expect(chosen.data.summary.text).toBe('mine');
  expect(chosen.data.extras.awards).toEqual(['theirs']);
});

it('changedParts returns only the parts that differ between two versions', () => {
  expect(changedParts(content(), content())).toEqual({});
  expect(Object.keys(changedParts(content(), content(summary('new'), 'job')))).toEqual(['data', 'jdText']);
});
