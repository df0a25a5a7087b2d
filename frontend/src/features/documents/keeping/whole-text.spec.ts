import { describe, expect, it } from 'vitest';
import { wholeText } from './whole-text.js';

const { merge, choose } = wholeText('');

describe('wholeText', () => {
  it('accepts a remote text that differs only in whitespace if the local text is unchanged', () => {
    expect(merge('Dear team, hello', 'Dear team, hello', 'Dear team,\n\nhello')).toEqual({
      merged: 'Dear team,\n\nhello',
      conflicts: [],
    });
  });

  it('keeps a changed local text if the remote text differs only in whitespace', () => {
    expect(merge('Dear team,', 'Dear Ms. Lee,', 'Dear team, ')).toEqual({ merged: 'Dear Ms. Lee,', conflicts: [] });
    expect(merge('Dear team,', 'Dear Ms. Lee,', 'Dear  Ms. Lee,')).toEqual({ merged: 'Dear Ms. Lee,', conflicts: [] });
  });

  it('reports a conflict if both sides changed the text', () => {
    expect(merge('Dear team,', 'Dear Ms. Lee,', 'Dear Mr. Roe,').conflicts).toEqual(['text']);
  });

  it('returns the version that the user chose in a conflict', () => {
    const chosen = (side: 'mine' | 'theirs') => choose('', 'mine', 'theirs', ['text'], { text: side }).chosen;
    expect([chosen('mine'), chosen('theirs')]).toEqual(['mine', 'theirs']);
  });
});
