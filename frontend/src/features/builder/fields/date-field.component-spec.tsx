import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { job, openResume } from '../../../../test/open-resume.js';
import { renderScreen } from '../../../../test/render-screen.js';
import { useDraft } from '../draft/draft-store.js';
import { DateField } from './date-field.js';

const startDate = () => useDraft.getState().content.data.experience[0]?.startDate;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Start date/ });

function renderDate(text: string, locale = 'en-US') {
  openResume({ experience: [job({ startDate: text })], settings: { locale } });
  return renderScreen(<DateField path="experience.0.startDate" label="Start date" required />).user;
}

async function openPicker(user: ReturnType<typeof renderDate>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Choose month: Start date' }));
  await screen.findByRole('dialog', { name: 'Choose month: Start date' });
}

const month = (name: string) => screen.getByRole('button', { name });

describe('DateField', () => {
  it('stores a date without a month as the user typed it', async () => {
    const user = renderDate('');
    await user.type(field(), 'Summer 2013');
    expect(startDate()).toBe('Summer 2013');
  });

  it('reports a missing date only after the field loses focus', async () => {
    const user = renderDate('2019');
    await user.clear(field());
    expect(screen.queryByText('Start date is missing')).toBeNull();
    await user.tab();
    expect(screen.getByText('Start date is missing')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('opens the picker at the typed month', async () => {
    const user = renderDate('03/2018');
    await openPicker(user);
    expect(month('Mar 2018').getAttribute('aria-pressed')).toBe('true');
  });

  it('opens the picker at the year in "Summer 2013"', async () => {
    const user = renderDate('Summer 2013');
    await openPicker(user);
    expect(screen.getByRole('group', { name: 'Months of 2013' })).toBeTruthy();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('writes the chosen month into the field and closes the picker', async () => {
    const user = renderDate('2021');
    await openPicker(user);
    await user.click(month('Apr 2021'));
    expect(field().value).toBe('Apr 2021');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('writes the month in the language of the resume', async () => {
    const user = renderDate('2021', 'de');
    await openPicker(user);
    await user.click(month('Mar 2021'));
    expect(startDate()).toBe('März 2021');
  });

  it('selects a month of the previous year with the arrow keys', async () => {
    const user = renderDate('Jan 2021');
    await openPicker(user);
    month('Jan 2021').focus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(startDate()).toBe('Dec 2020');
  });

  it('writes only the year when the user clicks the button below the months', async () => {
    const user = renderDate('Mar 2021');
    await openPicker(user);
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    await user.click(screen.getByRole('button', { name: 'Use 2020 Only' }));
    expect(startDate()).toBe('2020');
  });

  it('leaves the field unchanged when Escape closes the picker', async () => {
    const user = renderDate('Mar 2021');
    await openPicker(user);
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(startDate()).toBe('Mar 2021');
  });
});
