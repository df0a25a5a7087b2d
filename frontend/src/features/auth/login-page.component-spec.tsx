import { Reply, stubApi } from '@shortlist/ui-kit/test/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.js';
import { publicConfig } from '../../../test/views.js';
import LoginPage from './login-page.js';

const SECOND_STEP = new Reply(401, { code: 'second_factor_required', message: 'Enter the code.' });

function renderLogin(answer: unknown, api: Parameters<typeof stubApi>[0] = {}, at = '/login') {
  const sent = stubApi({
    'GET /api/auth/session': { user: null },
    'GET /api/config': publicConfig(),
    'POST /api/auth/login': () => answer,
    ...api,
  });
  return { ...renderScreen(<LoginPage />, at), sent };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

type User = ReturnType<typeof renderLogin>['user'];

async function signIn(user: User): Promise<void> {
  await user.type(email(), 'd@e.org');
  await user.type(password(), 'secret{Enter}');
}

const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('LoginPage', () => {
  it('shows field errors beside their fields and focuses the first invalid field', async () => {
    const issues = [
      { path: 'password', message: 'Enter your password.' },
      { path: 'email', message: 'Enter your email address.' },
    ];
    const { user } = renderLogin(new Reply(422, { code: 'invalid', message: 'Check the fields.', issues }));
    await user.click(button('Sign In'));
    await waitFor(() => expect(descriptionOf(email())).toBe('Enter your email address.'));
    expect(descriptionOf(password())).toBe('Enter your password.');
    expect(document.activeElement).toBe(email());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the typed email and password when the credentials are wrong', async () => {
    const message = 'Email or password is wrong.';
    const { user } = renderLogin(new Reply(401, { code: 'wrong_credentials', message }));
    await signIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(email().value).toBe('d@e.org');
    expect(password().value).toBe('secret');
  });

  it('shows the waiting time after too many attempts', async () => {
    const body = { code: 'too_many_attempts', message: 'Too many attempts.' };
    const { user } = renderLogin(Response.json(body, { status: 429, headers: { 'retry-after': '120' } }));
    await signIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again in 2 minutes.');
  });

  it('shows an error if the server cannot be reached', async () => {
    const { user } = renderLogin(new TypeError('Failed to fetch'));
    await signIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The server cannot be reached. Check your connection and try again.',
    );
    expect(button('Sign In').disabled).toBe(false);
  });

  it('sends the form once when it is submitted twice', async () => {
    const { user, sent } = renderLogin(new Promise(() => {}));
    await signIn(user);
    await user.type(password(), '{Enter}');
    expect(sent.filter(({ route }) => route === 'POST /api/auth/login')).toHaveLength(1);
  });

  it('explains the problem code in the URL until the form is submitted', async () => {
    const message = 'Email or password is wrong.';
    const { user } = renderLogin(
      new Reply(401, { code: 'wrong_credentials', message }),
      {},
      '/login?problem=account_suspended',
    );
    expect(screen.getByRole('alert').textContent).toMatch(/^This account is suspended\./);
    await signIn(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  });

  it('passes the return path on to the sign-up page and to the sign-in provider', async () => {
    const signIn = { password: true, oidc: true, oidcName: 'Acme' };
    renderLogin(null, { 'GET /api/config': publicConfig({ signIn }) }, '/login?returnTo=/app/history');
    const provider = await screen.findByRole('link', { name: 'Continue with Acme' });
    expect(provider.getAttribute('href')).toBe('/api/login?returnTo=%2Fapp%2Fhistory');
    expect(screen.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe(
      '/register?returnTo=%2Fapp%2Fhistory',
    );
  });
});

describe('SecondStep', () => {
  async function openSecondStep(answer: unknown) {
    const rendered = renderLogin(SECOND_STEP, { 'POST /api/auth/login/second-factor': () => answer });
    await signIn(rendered.user);
    const heading = await screen.findByRole('heading', { name: 'Two-step verification' });
    // Wait until the heading has the focus, because a later focus change would interrupt typing.
    await waitFor(() => expect(document.activeElement).toBe(heading));
    return rendered;
  }

  it('focuses the heading when the second step appears', async () => {
    await openSecondStep(null);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two-step verification' }));
  });

  it('shows the error for a wrong code beside the field', async () => {
    const issues = [{ path: 'code', message: 'This code is wrong or has expired.' }];
    const { user } = await openSecondStep(new Reply(401, { code: 'wrong_code', message: 'Wrong.', issues }));
    const field = screen.getByRole('textbox', { name: '6-digit code' });
    await user.type(field, '000000{Enter}');
    await waitFor(() => expect(descriptionOf(field)).toBe('This code is wrong or has expired.'));
  });

  it('clears the error when the user switches to a recovery code', async () => {
    const issues = [{ path: 'code', message: 'This code is wrong or has expired.' }];
    const { user, sent } = await openSecondStep(new Reply(401, { code: 'wrong_code', message: 'Wrong.', issues }));
    await user.type(screen.getByRole('textbox', { name: '6-digit code' }), '000000{Enter}');
    await screen.findByText('This code is wrong or has expired.');
    await user.click(button('Use a Recovery Code'));
    expect(screen.queryByText('This code is wrong or has expired.')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), '2k9f-x0qz-7m4c-wd3h{Enter}');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ recoveryCode: '2k9f-x0qz-7m4c-wd3h' }));
  });

  it('returns to the password form with a message if the sign-in has expired', async () => {
    const message = 'The sign-in took too long. Please start again.';
    const { user } = await openSecondStep(new Reply(401, { code: 'sign_in_not_finished', message }));
    await user.type(screen.getByRole('textbox', { name: '6-digit code' }), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(password().value).toBe('');
  });
});
