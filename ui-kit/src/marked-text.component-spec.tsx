import { wordDiff } from '@shortlist/shared/text/word-diff';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../test/render-part.js';
import { MarkedText } from './marked-text.js';

const texts = (role: 'insertion' | 'deletion' | 'mark') =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));

describe('MarkedText', () => {
  it('announces added and removed words to screen readers', () => {
    renderPart(<MarkedText segments={wordDiff('Was on night shifts', 'Led night shifts')} />);
    expect(texts('deletion')).toEqual(['Removed: Was on']);
    expect(texts('insertion')).toEqual(['Added: Led']);
  });

  it('marks only those added words that are unverified', () => {
    renderPart(<MarkedText segments={wordDiff('Trained nurses', 'Trained 12 new nurses')} doubted={['12']} />);
    expect(texts('mark')).toEqual(['12']);
  });

  it('marks nothing in an unchanged text', () => {
    renderPart(<MarkedText segments={wordDiff('Trained 12 nurses', 'Trained 12 nurses')} doubted={['12']} />);
    expect([...texts('deletion'), ...texts('insertion'), ...texts('mark')]).toEqual([]);
  });
});
