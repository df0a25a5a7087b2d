import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { stubApi } from '@shortlist/ui-kit/test/stub-api';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResume } from '../../../../test/open-resume.js';
import { renderScreen } from '../../../../test/render-screen.js';
import { allowanceOf, publicConfig } from '../../../../test/views.js';
import { profileOf } from '../../../entities/resume/job-profile.js';
import { useFoundKeywords } from './found-keywords.js';
import { JobDescriptionCard } from './job-description-card.js';

const term = (text: string, kind: 'hard' | 'soft' = 'hard'): ExtractKeywordsView['terms'][number] => ({
  text,
  kind,
  zone: 'must',
  importance: 1,
  snippet: text,
  known: true,
  aliases: [],
});

const ANSWER: ExtractKeywordsView = {
  version: 'keywords/1',
  title: null,
  years: null,
  degree: null,
  terms: [term('Sourdough shaping'), term('Deck ovens'), term('calm', 'soft')],
  keywords: ['Sourdough shaping', 'Deck ovens'],
  softSkills: ['calm'],
  engine: 'gpt-x',
};

async function findKeywords(jdText: string, answer: ExtractKeywordsView) {
  stubApi({
    'GET /api/ai/allowance': allowanceOf(50),
    'GET /api/auth/session': { user: null },
    'GET /api/config': publicConfig({ aiProvider: 'Example Ltd' }),
    'POST /api/ai/extract-keywords': answer,
  });
  openResume({}, { jdText });
  const rendered = renderScreen(<JobDescriptionCard />);
  await rendered.user.click(screen.getByRole('button', { name: 'Find Keywords' }));
  await screen.findByRole('heading', { name: 'Recommended Keywords' });
  return within(screen.getByRole('region', { name: 'Job Description (Optional)' }));
}

describe('JobDescriptionCard', () => {
  it('names the language model that found the keywords, and lists them', async () => {
    const card = await findKeywords('Baker: sourdough', ANSWER);
    expect(card.getByText('Found by gpt-x. Every keyword occurs in the job description.')).toBeTruthy();
    expect(card.getByText(/^Uses a language model from Example Ltd\./)).toBeTruthy();
    expect(card.getByText('Missing: add only what’s true (3)')).toBeTruthy();
    expect(await screen.findByText('Found 3 relevant keywords')).toBeTruthy();
  });

  it('states that built-in rules found the keywords', async () => {
    const card = await findKeywords('Baker: rules', { ...ANSWER, engine: 'builtin' });
    expect(card.getByText('Found by built-in rules.')).toBeTruthy();
  });

  it('marks a certificate that is only nice to have', async () => {
    const cards = [
      { ...term('NMC registration'), kind: 'certificate' as const },
      { ...term('CKA'), kind: 'certificate' as const, zone: 'nice' as const },
    ];
    const card = await findKeywords('Nurse: certificates', { ...ANSWER, years: 2, terms: cards });
    expect(
      card.getByText('This job also requires: 2 years of experience · NMC registration, CKA (nice to have)'),
    ).toBeTruthy();
  });

  it('shows why the language model returned no keywords', async () => {
    const notice = 'The language model did not answer. We used built-in rules instead.';
    const card = await findKeywords('Baker: notice', { ...ANSWER, engine: 'builtin', notice });
    expect(card.getByText(notice)).toBeTruthy();
    expect(card.queryByText('Found by built-in rules.')).toBeNull();
  });

  it('uses the found terms for the score, and keeps the keywords across a reload', async () => {
    await findKeywords('Baker: score', ANSWER);
    expect(profileOf('Baker: score')?.terms).toEqual(ANSWER.terms);
    expect(useFoundKeywords.getState().found).toMatchObject({ jdText: 'Baker: score', keywords: { engine: 'gpt-x' } });
  });
});
