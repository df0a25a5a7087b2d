import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, Ref } from 'react';
import { copyText } from '../../../lib/clipboard.js';
import { useToast } from '../../../ui/toasts.js';

interface LinkedinTextProps {
  label: string;
  value: string;
  /** Characters, as LinkedIn cuts it off. */
  limit: number;
  lines: number;
  copyLabel: string;
  inputRef?: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One of LinkedIn's fields: what fits into it, and the way into the clipboard. */
export function LinkedinText({
  label,
  value,
  limit,
  lines,
  copyLabel,
  inputRef,
  onText,
  onKeyDown,
}: LinkedinTextProps) {
  const toast = useToast();
  const copy = () =>
    copyText(Promise.resolve(value)).then(
      () => toast({ title: 'Text copied' }),
      () => toast({ title: 'Failed to copy text. Please try again.', variant: 'destructive' }),
    );
  return (
    <Box>
      <TextField
        label={label}
        multiline
        minRows={lines}
        value={value}
        inputRef={inputRef}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        helperText={`${inDigits(value.length)} of ${inDigits(limit)} characters`}
        slotProps={{ htmlInput: { maxLength: limit, dir: 'auto' }, inputLabel: { shrink: true } }}
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<ContentCopy />}
        disabled={value.trim() === ''}
        onClick={() => void copy()}
        sx={{ mt: 1 }}
      >
        {copyLabel}
      </Button>
    </Box>
  );
}

const inDigits = (count: number): string => count.toLocaleString('en');
