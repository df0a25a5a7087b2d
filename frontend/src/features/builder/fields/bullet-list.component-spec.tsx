import { screen } from '@testing-library/react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { describe, expect, it } from 'vitest';
import { job, openResume } from '../../../../test/open-resume.js';
import { renderScreen } from '../../../../test/render-screen.js';
import { useDraft } from '../draft/draft-store.js';
import { BulletList } from './bullet-list.js';

const bullets = () => useDraft.getState().content.data.experience[0]?.bullets;
const bullet = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Bullet ${number}` });

function renderBullets(...texts: string[]) {
  openResume({ experience: [job({ bullets: texts })] });
  return renderScreen(<BulletList job={0} />).user;
}

describe('BulletList', () => {
  it('adds a bullet below the current one on Enter and focuses it', async () => {
    const user = renderBullets('First', 'Second');
    await user.type(bullet(1), '{Enter}New');
    expect(bullets()).toEqual(['First', 'New', 'Second']);
    expect(document.activeElement).toBe(bullet(2));
  });

  it('removes an empty bullet on Backspace and focuses the one above', async () => {
    const user = renderBullets('First', '', 'Third');
    await user.type(bullet(2), '{Backspace}');
    expect(bullets()).toEqual(['First', 'Third']);
    expect(document.activeElement).toBe(bullet(1));
  });

  it('keeps the only bullet on Backspace', async () => {
    const user = renderBullets('');
    await user.type(bullet(1), '{Backspace}');
    expect(bullets()).toEqual(['']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove bullet 1' }).disabled).toBe(true);
  });

  it('turns each pasted line into a bullet', async () => {
    const user = renderBullets('Led ');
    await user.click(bullet(1));
    await user.paste('a team\n• Cut costs\n\n• Trained nurses');
    expect(bullets()).toEqual(['Led a team', 'Cut costs', 'Trained nurses']);
    expect(document.activeElement).toBe(bullet(3));
  });

  it('reports how many pasted lines exceed the bullet limit', async () => {
    const user = renderBullets('');
    await user.click(bullet(1));
    await user.paste(Array.from({ length: LIMITS.bulletsPerEntry + 2 }, (_, index) => `Line ${index}`).join('\n'));
    expect(bullets()).toHaveLength(LIMITS.bulletsPerEntry);
    expect(await screen.findByText(/the last 2 pasted lines were left out/)).toBeTruthy();
  });
});
