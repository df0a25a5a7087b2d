import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

/** A code from an authenticator app, or one of the recovery codes. */
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
      label={isTotp ? '6-digit code' : 'Recovery code'}
      autoComplete={isTotp ? 'one-time-code' : 'off'}
      autoFocus={autoFocus}
      size="medium"
      error={Boolean(problem)}
      helperText={
        problem ?? (isTotp ? 'From your authenticator app.' : 'Such as 2k9f-x0qz-7m4c-wd3h. Each works once.')
      }
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

/** Switches a form to the other kind of code. */
export function OtherCodeButton({ kind, onSwitch }: { kind: CodeKind; onSwitch: (other: CodeKind) => void }) {
  const isTotp = kind === 'code';
  return (
    <Button onClick={() => onSwitch(isTotp ? 'recoveryCode' : 'code')}>
      {isTotp ? 'Use a Recovery Code' : 'Use the Authenticator App'}
    </Button>
  );
}
