import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../test/render-part.js';
import { PasswordField } from './password-field.js';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('PasswordField', () => {
  it('toggles between hidden and visible characters', async () => {
    const user = renderPart(<PasswordField autoComplete="current-password" />);
    await user.type(field(), 'secret');
    expect(field().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show typed characters', pressed: false }));
    expect(field()).toMatchObject({ type: 'text', value: 'secret' });
    await user.click(screen.getByRole('button', { name: 'Hide typed characters', pressed: true }));
    expect(field().type).toBe('password');
  });

  it('sets the autocomplete attribute and accepts pasted text', async () => {
    const user = renderPart(<PasswordField autoComplete="new-password" />);
    await user.click(field());
    await user.paste('pasted from a password manager');
    expect(field()).toMatchObject({ value: 'pasted from a password manager', autocomplete: 'new-password' });
  });

  it('shows advice for a new password', () => {
    renderPart(<PasswordField autoComplete="new-password" />);
    expect(screen.getByText(/^At least 12 characters/)).toBeTruthy();
  });

  it('shows the error instead of the advice for a new password', () => {
    renderPart(<PasswordField autoComplete="new-password" problem="This password is too common." />);
    expect(screen.queryByText(/^At least 12 characters/)).toBeNull();
    expect(screen.getByText('This password is too common.').id).toBe(field().getAttribute('aria-describedby'));
  });
});
