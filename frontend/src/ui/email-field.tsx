import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { messages } from './messages.js';

interface EmailFieldProps extends Pick<TextFieldProps, 'label' | 'autoFocus' | 'defaultValue' | 'onChange'> {
  /**
   * Value of the `autocomplete` attribute: `username` for the account's own email address, which password managers fill
   * in; `webauthn` adds passkey suggestions; `email` for any other email address.
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
      // Set `required` on the input, not on the field: the field's label would show an asterisk, which is needless
      // because every field is required.
      slotProps={{ htmlInput: { required: true } }}
      error={Boolean(problem)}
      helperText={problem ?? hint}
    />
  );
}
