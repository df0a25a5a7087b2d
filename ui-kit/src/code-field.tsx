import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { messages } from './messages.js';

export type CodeKind = 'code' | 'recoveryCode';

interface CodeFieldProps {
  kind: CodeKind;
  problem?: string;
  autoFocus?: boolean;
}

export function CodeField({ kind, problem, autoFocus }: CodeFieldProps) {
  const isTotp = kind === 'code';
  return (
    <TextField
      key={kind}
      name={kind}
      label={isTotp ? messages.codeField.code6Digits : messages.codeField.recoveryCode}
      autoComplete={isTotp ? 'one-time-code' : 'off'}
      autoFocus={autoFocus}
      size="medium"
      error={Boolean(problem)}
      helperText={problem ?? (isTotp ? messages.codeField.codeHint : messages.codeField.recoveryCodeHint)}
      slotProps={{
        htmlInput: {
          required: true,
          autoCapitalize: 'none',
          spellCheck: false,
          ...(isTotp && { inputMode: 'numeric', maxLength: 10 }),
        },
      }}
    />
  );
}

export function OtherCodeButton({ kind, onSwitch }: { kind: CodeKind; onSwitch: (other: CodeKind) => void }) {
  const isTotp = kind === 'code';
  return (
    <Button onClick={() => onSwitch(isTotp ? 'recoveryCode' : 'code')}>
      {isTotp ? messages.codeField.useRecoveryCode : messages.codeField.useAuthenticatorApp}
    </Button>
  );
}
