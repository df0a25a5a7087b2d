import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { Reply, stubApi } from '@shortlist/ui-kit/test/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { job, openResume } from '../../../../test/open-resume.js';
import { renderScreen } from '../../../../test/render-screen.js';
import { allowanceOf, publicConfig } from '../../../../test/views.js';
import { setText, useDraft } from '../draft/draft-store.js';
import { RewriteBulletsRow } from './rewrite-bullets-row.js';

const BULLETS = ['Was responsible for night shifts', 'Trained nurses', 'Worked on the intake form'];
const bullets = () => useDraft.getState().content.data.experience[0]?.bullets;

type Line = RewriteBulletsView['lines'][number];

const line = (index: number, after: string, fields: Partial<Line> = {}): Line => ({
  before: [BULLETS[index]!],
  after,
  reasons: [],
  ...fields,
});

const CHANGES = [line(0, 'Led night shifts'), line(1, 'Trained 12 nurses'), line(2, 'Redesigned the intake form')];

const suggestion = (lines: Line[], fields: Partial<RewriteBulletsView> = {}): RewriteBulletsView => ({
  bullets: lines.map(({ after }) => after),
  engine: 'builtin',
  version: '1',
  flags: [],
  lines,
  ...fields,
});

interface Given {
  answer?: unknown;
  left?: number;
  company?: string;
}

function renderRow({ answer = suggestion(CHANGES), left = 50, company = 'City Hospital' }: Given = {}) {
  openResume({ experience: [job({ role: 'Nurse', company, bullets: BULLETS })] });
  stubApi({
    'GET /api/ai/allowance': allowanceOf(left),
    'GET /api/config': publicConfig(),
    'POST /api/ai/rewrite-bullets': () => answer,
  });
  return renderScreen(<RewriteBulletsRow index={0} />);
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function openDialog(given?: Given) {
  const rendered = renderRow(given);
  await rendered.user.click(button('Improve Bullets'));
  await screen.findByRole('dialog', { name: 'Suggested bullets' });
  return rendered;
}

/** Two groups have this name: the first contains the change, the second its buttons. */
const change = (name: string) => within(screen.getAllByRole('group', { name })[0]!);

describe('RewriteBulletsRow', () => {
  it('leaves every change undecided when the dialog opens', async () => {
    await openDialog();
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(button('Apply 0 Accepted Changes').disabled).toBe(true);
  });

  it('applies the accepted changes and keeps the other bullets', async () => {
    const { user } = await openDialog();
    await user.click(change('Bullet 1').getByRole('button', { name: 'Accept' }));
    await user.click(change('Bullet 2').getByRole('button', { name: 'Reject' }));
    await user.click(button('Apply 1 Accepted Change'));
    expect(bullets()).toEqual(['Led night shifts', BULLETS[1], BULLETS[2]]);
  });

  it('does not apply unverified changes on "Accept All Verified"', async () => {
    const flags = [{ line: 1, text: '12', message: 'Not in your resume.' }];
    const { user } = await openDialog({ answer: suggestion(CHANGES, { flags }) });
    expect(screen.getByText('Not in your resume: 12 – is this true?')).toBeTruthy();
    await user.click(button('Accept All Verified'));
    expect(bullets()).toEqual(['Led night shifts', BULLETS[1], 'Redesigned the intake form']);
  });

  it('does not apply rejected changes on "Accept All"', async () => {
    const { user } = await openDialog();
    await user.click(change('Bullet 3').getByRole('button', { name: 'Reject' }));
    await user.click(button('Accept All'));
    expect(bullets()).toEqual(['Led night shifts', 'Trained 12 nurses', BULLETS[2]]);
  });

  it('offers a single verified change without accept and reject buttons', async () => {
    const { user } = await openDialog({
      answer: suggestion([CHANGES[0]!, line(1, BULLETS[1]!), line(2, BULLETS[2]!)]),
    });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(button('Apply Suggestion'));
    expect(bullets()).toEqual(['Led night shifts', BULLETS[1], BULLETS[2]]);
  });

  it('builds a bullet from the answer to a question once the blank is filled in', async () => {
    const question: Line['question'] = {
      about: 'scope',
      text: 'How many nurses did you train?',
      answers: [
        {
          label: 'A number',
          bullet: 'Trained [number] nurses',
          blanks: [{ blank: '[number]', label: 'Number', example: '12' }],
        },
      ],
    };
    const { user } = await openDialog({ answer: suggestion([line(1, BULLETS[1]!, { question })]) });
    await user.click(screen.getByRole('radio', { name: 'A number' }));
    expect(button('Apply 0 Accepted Changes').disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '9');
    await user.click(button('Apply 1 Accepted Change'));
    expect(bullets()).toEqual(['Trained 9 nurses']);
  });

  it('keeps the order of the bullets unless the user accepts the suggested order', async () => {
    const reordered = suggestion([line(2, BULLETS[2]!), line(0, 'Led night shifts'), line(1, BULLETS[1]!)]);
    const { user } = await openDialog({ answer: reordered });
    await user.click(change('Bullet 1').getByRole('button', { name: 'Accept' }));
    await user.click(button('Apply 1 Accepted Change'));
    expect(bullets()).toEqual(['Led night shifts', BULLETS[1], BULLETS[2]]);
  });

  it('moves the bullets if the user accepts the new order', async () => {
    const reordered = suggestion([line(2, BULLETS[2]!), line(0, BULLETS[0]!), line(1, BULLETS[1]!)]);
    const { user } = await openDialog({ answer: reordered });
    await user.click(screen.getByRole('checkbox', { name: /^Move the bullets that matter most/ }));
    await user.click(button('Apply 1 Accepted Change'));
    expect(bullets()).toEqual([BULLETS[2], BULLETS[0], BULLETS[1]]);
  });

  it('restores the bullets when the user clicks undo in the toast', async () => {
    const { user } = await openDialog();
    await user.click(button('Accept All'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(bullets()).toEqual(BULLETS);
  });

  it('discards the suggestion if the bullets have changed since the request', async () => {
    const { user } = await openDialog();
    setText('experience.0.bullets.1', 'Trained and mentored nurses');
    await user.click(button('Accept All'));
    expect(await screen.findByText('Your bullets have changed')).toBeTruthy();
    expect(bullets()?.[0]).toBe(BULLETS[0]);
  });

  it('returns focus to the suggest button when the dialog is canceled', async () => {
    const { user } = await openDialog();
    await user.click(button('Cancel'));
    await waitFor(() => expect(document.activeElement).toBe(button('Improve Bullets')));
    expect(bullets()).toEqual(BULLETS);
  });

  it('disables the button and explains why while the company field is empty', async () => {
    renderRow({ company: ' ' });
    expect(button('Improve Bullets').disabled).toBe(true);
    expect(screen.getByText('Enter the job title and the company first')).toBeTruthy();
  });

  it('disables the button and shows the reset time when no rewrites are left', async () => {
    renderRow({ left: 0 });
    expect(await screen.findByText(/^No rewrites left today\. The limit resets at /)).toBeTruthy();
    expect(button('Improve Bullets').disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Compare plans' })).toBeTruthy();
  });

  it("shows the server's message when suggestions are rate-limited", async () => {
    const message = 'You have used all rewrites of today.';
    const { user } = renderRow({ answer: new Reply(429, { code: 'ai_limit', message }) });
    await user.click(button('Improve Bullets'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(button('Improve Bullets').disabled).toBe(false);
  });
});
