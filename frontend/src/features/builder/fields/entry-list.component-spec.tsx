import { act, screen, within } from '@testing-library/react';
import { emptyEducation } from '@shortlist/shared/resume/resume-data';
import { describe, expect, it, vi } from 'vitest';
import { openResume } from '../../../../test/open-resume.js';
import { renderScreen } from '../../../../test/render-screen.js';
import { useDraft } from '../draft/draft-store.js';
import { EducationStep } from '../wizard/education-step.js';

const schools = () => useDraft.getState().content.data.education.map(({ school }) => school);

function renderSchools(...names: string[]) {
  openResume({ education: names.map((school) => ({ ...emptyEducation(), school })) });
  return renderScreen(<EducationStep />).user;
}

/** Places the list items below one another, each 100 pixels high, because jsdom has no layout. */
function stackListItems(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li');
    const place = item ? [...item.parentElement!.children].indexOf(item) : 0;
    return new DOMRect(0, place * 100, 300, item ? 100 : 300);
  });
}

async function moveLundDown(user: ReturnType<typeof renderSchools>): Promise<void> {
  act(() => button('Move Lund').focus());
  await user.keyboard(' ');
  await screen.findByText('Picked up Lund, position 1 of 3.');
  // dnd-kit adds its arrow-key listener in a timer callback, so wait for a timer that fires after that one.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await user.keyboard('{ArrowDown}');
  await screen.findByText('Lund is now at position 2 of 3.');
}

const button = (name: string) => screen.getByRole('button', { name });

describe('EntryList', () => {
  it('stores the blank entry of an empty list when its first character is typed', async () => {
    const user = renderSchools();
    expect(schools()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'School' }), 'L');
    expect(schools()).toEqual(['L']);
  });

  it('offers no button to remove the blank entry', () => {
    renderSchools();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('opens only the first of several entries', () => {
    renderSchools('Lund', 'Oslo');
    expect(button('Lund').getAttribute('aria-expanded')).toBe('true');
    expect(button('Oslo').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('textbox', { name: 'School' })).toHaveLength(1);
  });

  it('opens an added entry and focuses its first field', async () => {
    const user = renderSchools('Lund');
    await user.click(button('Add Education'));
    const added = screen.getByRole('group', { name: 'Education 2' });
    expect(document.activeElement).toBe(within(added).getByRole('textbox', { name: 'School' }));
  });

  it('updates the name of an entry while its degree is typed', async () => {
    const user = renderSchools('Lund');
    await user.type(screen.getByRole('textbox', { name: 'Degree' }), 'MSc');
    expect(screen.getByRole('group', { name: 'MSc, Lund' })).toBeTruthy();
  });

  it('moves an entry with the keyboard and announces its position', async () => {
    stackListItems();
    const user = renderSchools('Lund', 'Oslo', 'Turku');
    await moveLundDown(user);
    await user.keyboard(' ');
    expect(await screen.findByText('Dropped Lund at position 2 of 3.')).toBeTruthy();
    expect(schools()).toEqual(['Oslo', 'Lund', 'Turku']);
  });

  it('keeps the order if Escape cancels a move', async () => {
    stackListItems();
    const user = renderSchools('Lund', 'Oslo', 'Turku');
    await moveLundDown(user);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Move canceled. Lund is back at its original position.')).toBeTruthy();
    expect(schools()).toEqual(['Lund', 'Oslo', 'Turku']);
  });

  it('restores a removed entry at its original position on undo', async () => {
    const user = renderSchools('Lund', 'Oslo', 'Turku');
    await user.click(button('Remove Oslo'));
    expect(schools()).toEqual(['Lund', 'Turku']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(schools()).toEqual(['Lund', 'Oslo', 'Turku']);
  });

  it('focuses the add button after an entry is removed', async () => {
    const user = renderSchools('Lund', 'Oslo');
    await user.click(button('Remove Lund'));
    expect(document.activeElement).toBe(button('Add Education'));
  });

  it('shows an expanded blank entry after the last entry is removed', async () => {
    const user = renderSchools('Lund');
    await user.click(button('Remove Lund'));
    expect(schools()).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'School' }).value).toBe('');
  });
});
