import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { messages } from './messages.js';

interface EmailFieldProps extends Pick<TextFieldProps, 'label' | 'autoFocus' | 'defaultValue' | 'onChange'> {
  /**
   * Kind of address. `username` is the account's own address, which password managers fill in; `webauthn` adds passkey
   * suggestions; `email` is any other address.
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
      // Set on the input only: every field is required, so labels need no asterisk.
      slotProps={{ htmlInput: { required: true } }}
      error={Boolean(problem)}
      helperText={problem ?? hint}
    />
  );
}
