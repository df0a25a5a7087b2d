import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, Ref } from 'react';
import { copyText } from '@shortlist/ui-kit/clipboard';
import { useToast } from '../../../ui/toasts.js';
import type { TextPart } from './desk-texts.js';

interface DeskTextProps {
  part: Omit<TextPart<never>, 'field'>;
  value: string;
  inputRef: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A long text scrolls in its field, so that what stands below stays within reach. */
const MOST_LINES = 26;

/** A text with a place of its own: what fits into it, and the way into the clipboard. */
export function DeskText({ part, value, inputRef, onText, onKeyDown }: DeskTextProps) {
  const { name, limit, lines, hint, isWithinFile } = part;
  const toast = useToast();
  const copy = () =>
    copyText(Promise.resolve(value)).then(
      () => toast({ title: 'Text copied' }),
      () => toast({ title: 'Failed to copy text. Please try again.', variant: 'destructive' }),
    );
  const count = isWithinFile ? undefined : `${inDigits(value.length)} of ${inDigits(limit)} characters`;
  return (
    <Box>
      <TextField
        label={name}
        multiline
        minRows={lines}
        maxRows={MOST_LINES}
        value={value}
        inputRef={inputRef}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        helperText={[hint, count].filter(Boolean).join(' ')}
        slotProps={{ htmlInput: { maxLength: limit, dir: 'auto' }, inputLabel: { shrink: true } }}
      />
      {!isWithinFile && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<ContentCopy />}
          disabled={value.trim() === ''}
          onClick={() => void copy()}
          sx={{ mt: 1 }}
        >
          Copy {name.charAt(0).toLowerCase() + name.slice(1)}
        </Button>
      )}
    </Box>
  );
}

const inDigits = (count: number): string => count.toLocaleString('en');
