import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { messages } from './messages.js';

interface PasswordFieldProps extends Pick<TextFieldProps, 'autoFocus'> {
  name?: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  problem?: string;
}

const ADVICE = messages.passwordField.advice;

export function PasswordField({
  name = 'password',
  label = messages.passwordField.password,
  autoComplete,
  problem,
  autoFocus,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      name={name}
      label={label}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      size="medium"
      type={shown ? 'text' : 'password'}
      error={Boolean(problem)}
      helperText={problem ?? (autoComplete === 'new-password' ? ADVICE : undefined)}
      slotProps={{
        // Sets `required` on the input instead of the TextField. The TextField would add an asterisk to the label,
        // although every field of these forms is required.
        htmlInput: { required: true, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? messages.passwordField.hide : messages.passwordField.show}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
