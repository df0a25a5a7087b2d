import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { messages } from './messages.js';

interface EmailFieldProps extends Pick<TextFieldProps, 'label' | 'autoFocus' | 'defaultValue' | 'onChange'> {
  /**
   * `username` for the account's own address, which password managers fill in; `webauthn` adds passkey suggestions;
   * `email` for any other address.
   */
  autoComplete: 'username' | 'username webauthn' | 'email';
  problem?: string;
  hint?: string;
}

export function EmailField({ label = messages.emailField.email, problem, hint, ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      name="email"
      label={label}
      type="email"
      size="medium"
      // On the input only: labels show no asterisk because every field is required.
      slotProps={{ htmlInput: { required: true } }}
      error={Boolean(problem)}
      helperText={problem ?? hint}
    />
  );
}
