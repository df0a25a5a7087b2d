import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.js';
import { ArrangedResumes } from './arranged-resumes.js';

const resumes = (titles: readonly string[]): ResumeRecord[] =>
  titles.map((title, index) => {
    const at = new Date(Date.UTC(2026, 0, 31) - index * 60_000).toISOString();
    return {
      id: `5e0c4a0e-6e0f-4a3f-8a55-${String(index).padStart(12, '0')}`,
      title,
      templateKey: 'general',
      data: emptyResumeData(),
      jdText: null,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    };
  });

const TITLES = ['CV 10', 'CV 2', 'Nurse', 'Café', 'Teacher', 'Driver', 'Clerk'];

function renderList(titles: readonly string[] = TITLES, at = '/app/history') {
  return renderScreen(
    <ArrangedResumes resumes={resumes(titles)}>
      {(arranged) => (
        <ul aria-label="Resumes">
          {arranged.map(({ id, title }) => (
            <li key={id}>
              <button type="button">{title}</button>
            </li>
          ))}
        </ul>
      )}
    </ArrangedResumes>,
    at,
  );
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Resumes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const search = () => screen.findByRole('searchbox', { name: 'Search' });

describe('ArrangedResumes', () => {
  it('shows no search field for a short list', () => {
    renderList(TITLES.slice(0, 6));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(shown()).toHaveLength(6);
  });

  it('ignores accents in the search and announces how many resumes match', async () => {
    const { user } = renderList();
    await user.type(await search(), 'cafe');
    expect(shown()).toEqual(['Café']);
    expect(screen.getByRole('status').textContent).toBe('1 resume found');
  });

  it('stores the search text and the sort order in the URL', async () => {
    const { user, address } = renderList();
    await user.type(await search(), 'cv');
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Title' }));
    expect(shown()).toEqual(['CV 2', 'CV 10']);
    await waitFor(() => expect(address()).toBe('/app/history?q=cv&sort=title'));
  });

  it('restores the search text and the sort order from the URL', () => {
    renderList(TITLES, '/app/history?q=cv&sort=title');
    expect(shown()).toEqual(['CV 2', 'CV 10']);
  });

  it('ignores an unknown sort order in the URL', () => {
    renderList(TITLES, '/app/history?q=cv&sort=size');
    expect(shown()).toEqual(['CV 10', 'CV 2']);
  });

  it('changes the sort order with the keyboard', async () => {
    const { user } = renderList();
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    act(() => sort.focus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Sort by' });
    await user.keyboard('t{Enter}');
    await waitFor(() => expect(shown()[0]).toBe('Café'));
  });

  it('shows all resumes again after a search without matches', async () => {
    const { user } = renderList();
    await user.type(await search(), 'pilot');
    expect(screen.getByText('No resume matches “pilot”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show All 7 Resumes' }));
    expect(shown()).toEqual(TITLES);
  });

  it('focuses the first resume added by "Show More Resumes"', async () => {
    const { user } = renderList(Array.from({ length: 30 }, (_, index) => `Resume ${index + 1}`));
    await user.click(screen.getByRole('button', { name: 'Show More Resumes (6 left)' }));
    expect(shown()).toHaveLength(30);
    expect(document.activeElement?.textContent).toBe('Resume 25');
  });
});
