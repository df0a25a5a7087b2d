import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../test/render-part.js';
import { CodeDialog } from './code-dialog.js';
import { ApiError } from './request.js';

function renderDialog(answer: () => Promise<string>) {
  const [send, onDone, onClose] = [vi.fn(answer), vi.fn(), vi.fn()];
  const user = renderPart(
    <CodeDialog
      title="Turn off?"
      text="Enter a code."
      action="Turn Off"
      send={send}
      onDone={onDone}
      onClose={onClose}
    />,
  );
  return { user, send, onDone, onClose };
}

const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('CodeDialog', () => {
  it('submits the code with Enter', async () => {
    const { user, send, onDone } = renderDialog(() => Promise.resolve('done'));
    await user.type(codeField(), '123456{Enter}');
    expect(send).toHaveBeenCalledWith({ code: '123456' });
    await waitFor(() => expect(onDone.mock.calls[0]?.[0]).toBe('done'));
  });

  it('sends a recovery code after the user switches to recovery codes', async () => {
    const { user, send } = renderDialog(() => Promise.resolve('done'));
    await user.type(codeField(), '123');
    await user.click(button('Use a Recovery Code'));
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), '2k9f{Enter}');
    expect(send).toHaveBeenCalledWith({ recoveryCode: '2k9f' });
  });

  it('focuses the field of a wrong code and shows the error beside it', async () => {
    const issues = [{ path: 'code', message: 'This code is wrong.' }];
    const { user } = renderDialog(() => Promise.reject(new ApiError(401, 'wrong_code', 'Wrong.', issues)));
    await user.type(codeField(), '000000');
    await user.click(button('Turn Off'));
    expect((await screen.findByText('This code is wrong.')).id).toBe(codeField().getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(codeField());
  });

  it('stays open on Escape while the code is being checked', async () => {
    const { user, onClose } = renderDialog(() => new Promise(() => {}));
    await user.type(codeField(), '123456{Enter}');
    expect(button('Cancel').disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on Escape if no code has been sent', async () => {
    const { user, send, onClose } = renderDialog(() => Promise.resolve('done'));
    await user.click(codeField());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
});
