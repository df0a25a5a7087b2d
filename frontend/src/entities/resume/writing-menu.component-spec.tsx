import Button from '@mui/material/Button';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.js';
import { WritingMenu } from './writing-menu.js';

const ID = '5e0c4a0e-6e0f-4a3f-8a55-6b6b3a6f6c01';

type Props = Partial<Parameters<typeof WritingMenu>[0]>;

function renderMenu(props: Props = {}) {
  return renderScreen(
    <WritingMenu resumeId={ID} {...props}>
      {(opens) => <Button {...opens}>Write</Button>}
    </WritingMenu>,
  );
}

const opener = () => screen.getByRole('button', { name: 'Write', hidden: true });
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

async function open(user: ReturnType<typeof renderMenu>['user']): Promise<void> {
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
}

describe('WritingMenu', () => {
  it('opens with Enter and moves focus with the arrow keys', async () => {
    const { user } = renderMenu();
    await open(user);
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    const [first, second] = screen.getAllByRole('menuitem');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getAllByRole('menuitem').at(-1));
  });

  it('focuses the entry whose first letter is typed', async () => {
    const { user } = renderMenu();
    await open(user);
    await user.keyboard('r');
    expect(document.activeElement?.textContent).toBe('Resume Analytics');
  });

  it('closes with Escape and returns focus to the menu button', async () => {
    const { user } = renderMenu();
    await open(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(opener());
  });

  it('opens the chosen page for the resume', async () => {
    const { user, address } = renderMenu();
    await open(user);
    await user.keyboard('r{Enter}');
    await waitFor(() => expect(address()).toContain(ID));
  });

  it('offers visitors only the cover letter and the LinkedIn summary', async () => {
    const { user } = renderMenu({ resumeId: null });
    await open(user);
    expect(items()).toEqual(['Cover Letter', 'LinkedIn Summary']);
  });

  it('calls onChoose, if given, instead of opening a page', async () => {
    const onChoose = vi.fn();
    const { user, address } = renderMenu({ resumeId: null, onChoose });
    await open(user);
    await user.click(screen.getByRole('menuitem', { name: 'Resume Analytics' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(address()).toBe('/');
  });
});
