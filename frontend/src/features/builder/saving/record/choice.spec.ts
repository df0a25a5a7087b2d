import { describe, expect, it } from 'vitest';
import { emptyContent } from '../../draft/draft-store.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { keepBoth, applyChoice } from './choice.js';

const content = (change: (draft: DraftContent) => void): DraftContent => {
  const draft = emptyContent();
  change(draft);
  return draft;
};

describe('keepBoth', () => {
  it('appends entries that exist only in the other version', () => {
    expect(keepBoth(['a'], ['a', 'mine'], ['a', 'theirs'])).toEqual(['a', 'mine', 'theirs']);
  });

  it('does not restore entries that were removed locally', () => {
    expect(keepBoth(['a', 'b'], ['a', 'mine'], ['a', 'b', 'theirs'])).toEqual(['a', 'mine', 'theirs']);
  });

  it('keeps both versions of an entry that was edited on both sides', () => {
    expect(keepBoth([{ role: 'Nurse' }], [{ role: 'Head nurse' }], [{ role: 'Night nurse' }])).toEqual([
      { role: 'Head nurse' },
      { role: 'Night nurse' },
    ]);
  });

  it.each([
    { name: 'the part of the resume is not a list', was: 'a', mine: 'b', theirs: 'c' },
    { name: 'the other version adds no entry', was: ['a', 'b'], mine: ['b'], theirs: ['a'] },
    { name: 'the list is full', was: [], mine: Array.from({ length: 60 }, (_, at) => `${at}`), theirs: ['one more'] },
  ])('returns null if $name', ({ was, mine, theirs }) => {
    expect(keepBoth(was, mine, theirs)).toBeNull();
  });
});

describe('applyChoice', () => {
  const base = emptyContent();
  const mine = content(({ data }) => {
    data.summary.text = 'mine';
    data.personal.location = 'Flagstaff';
    data.personal.email = 'me@example.org';
  });
  const theirs = content(({ data }) => {
    data.summary.text = 'theirs';
    data.personal.location = 'Phoenix';
    data.personal.phone = '555';
  });

  it('uses the chosen version of a field that both sides changed, and merges all other changes', () => {
    const { chosen } = applyChoice(base, mine, theirs, ['personal', 'summary'], { personal: 'theirs' });
    expect(chosen.data.summary.text).toBe('mine');
    expect(chosen.data.personal).toMatchObject({ location: 'Phoenix', phone: '555', email: 'me@example.org' });
  });

  it('returns every rejected version so that the choice can be undone', () => {
    const parts = ['personal', 'summary'] as const;
    const texts = (choice: Parameters<typeof applyChoice>[4]) =>
      applyChoice(base, mine, theirs, parts, choice).alternatives.map(({ data }) => data.summary.text);
    expect(texts({})).toEqual(['theirs']);
    expect(texts({ summary: 'theirs' })).toEqual(['mine', 'theirs']);
    expect(texts({ summary: 'theirs', personal: 'theirs' })).toEqual(['mine']);
  });

  it('updates the default title if the chosen version has a different name', () => {
    const named = (name: string) =>
      content((draft) => {
        draft.data.personal.fullName = name;
        draft.title = `${name} Resume`;
      });
    const { chosen } = applyChoice(base, named('Nia'), named('Nia Okoye'), ['personal'], { personal: 'theirs' });
    expect(chosen.title).toBe('Nia Okoye Resume');
  });
});
