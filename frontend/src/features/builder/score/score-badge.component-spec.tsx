import type { JobProfileView } from '@shortlist/shared/contract/ai';
import { emptyResumeData, type Personal } from '@shortlist/shared/resume/resume-data';
import { stubApi } from '@shortlist/ui-kit/test/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { job, openResume } from '../../../../test/open-resume.js';
import { renderScreen } from '../../../../test/render-screen.js';
import { savingTo } from '../../../../test/saving-to.js';
import { editData, setText } from '../draft/draft-store.js';
import { SavingProvider } from '../saving/saving.js';
import { ScoreBadge } from './score-badge.js';

const personal = (fields: Partial<Personal>): Personal => ({ ...emptyResumeData().personal, ...fields });

const NURSE = {
  personal: personal({ fullName: 'Dana Reyes', jobTitle: 'Nurse', email: 'dana@example.com' }),
  experience: [
    job({
      role: 'Nurse',
      company: 'City Hospital',
      startDate: 'Mar 2021',
      current: true,
      bullets: ['Trained 12 nurses in triage, which cut waiting times by 20%', 'Was responsible for night shifts'],
    }),
  ],
  skills: ['Triage', 'Patient Care'],
};

function renderBadge(data: Parameters<typeof openResume>[0], jdText = '') {
  openResume(data, { jdText });
  const onField = vi.fn();
  const rendered = renderScreen(
    <SavingProvider value={savingTo('device')}>
      <ScoreBadge onField={onField} />
    </SavingProvider>,
  );
  return { ...rendered, onField };
}

const badge = () => screen.getByRole<HTMLButtonElement>('button', { name: /ATS Score/ });

async function openPanel(user: ReturnType<typeof renderBadge>['user']): Promise<void> {
  await waitFor(() => expect(badge().disabled).toBe(false));
  await user.click(badge());
  await screen.findByRole('dialog', { name: /^ATS Score \d+/ });
}

describe('ScoreBadge', () => {
  it('shows no score for a resume without a name', async () => {
    renderBadge(NURSE);
    await waitFor(() => expect(badge().textContent).toMatch(/\d/));
    act(() => setText('personal.fullName', ''));
    expect(badge().textContent).toContain('–');
    expect(badge().disabled).toBe(true);
  });

  it('shows "Too early to score" for a resume that has only a name', async () => {
    const { user } = renderBadge({ personal: personal({ fullName: 'Dana Reyes' }) });
    await openPanel(user);
    const parts = within(screen.getByRole('region', { name: 'Score breakdown' }));
    expect(parts.getByText(/^Too early to score:/)).toBeTruthy();
  });

  it('shows no match score without a job description', async () => {
    const { user } = renderBadge(NURSE);
    await openPanel(user);
    const parts = screen.getAllByRole('progressbar').map((part) => part.getAttribute('aria-label'));
    expect(parts).toEqual(['ATS readability', 'Content quality']);
    expect(screen.getByText('Paste a job description to see how well your resume matches it.')).toBeTruthy();
  });

  it('raises the score when work experience and skills are added', async () => {
    renderBadge({ personal: NURSE.personal });
    await waitFor(() => expect(badge().disabled).toBe(false));
    const score = () => Number(/\d+/.exec(badge().textContent)?.[0]);
    const before = score();
    act(() => editData((data) => ({ ...data, ...NURSE })));
    await waitFor(() => expect(score()).toBeGreaterThan(before));
  });

  it('opens the field that caused a lost point and closes the panel', async () => {
    const { user, onField } = renderBadge(NURSE);
    await openPanel(user);
    const lost = within(screen.getByRole('list', { name: 'Lost points: ATS readability' }));
    await user.click(lost.getByRole('button', { name: /phone/i }));
    expect(onField).toHaveBeenCalledWith('personal.phone');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps passed checks collapsed', async () => {
    const { user } = renderBadge(NURSE);
    await openPanel(user);
    const [passed] = screen.getAllByRole('button', { name: /Checks? Passed$/ });
    expect(passed?.getAttribute('aria-expanded')).toBe('false');
    await user.click(passed!);
    expect(passed?.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows the plain text of the resume in the second tab', async () => {
    const { user } = renderBadge(NURSE);
    await openPanel(user);
    await user.click(screen.getByRole('tab', { name: 'What an ATS sees' }));
    expect(screen.getByLabelText('Plain text of the resume').textContent).toContain('Dana Reyes');
    expect(screen.getByText(/^(\d+) of \1 fields found$/)).toBeTruthy();
  });

  it('compares the resume with a job description', async () => {
    const term = (text: string, zone: 'must' | 'nice'): JobProfileView['terms'][number] => ({
      text,
      kind: 'hard',
      zone,
      importance: 1,
      snippet: text,
      known: true,
      aliases: [],
    });
    stubApi({
      'POST /api/ai/job-profile': {
        version: '1',
        title: 'Nurse',
        years: null,
        degree: null,
        terms: [term('Triage', 'must'), term('Phlebotomy', 'must'), term('Spanish', 'nice')],
      } satisfies JobProfileView,
    });
    const { user } = renderBadge(NURSE, 'Nurse with triage and phlebotomy; Spanish is welcome.');
    await screen.findByText('Match');
    await openPanel(user);
    const musts = within(screen.getByRole('region', { name: 'Must-haves' }));
    expect(musts.getByRole('heading', { name: 'Must-haves: 1 of 2' })).toBeTruthy();
    expect(musts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Phlebotomy (missing)',
      'Triage (in your resume)',
    ]);
  });
});
