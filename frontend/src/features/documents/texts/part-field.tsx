import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, Ref } from 'react';
import { copyText } from '@shortlist/ui-kit/clipboard';
import { useToast } from '../../../ui/toasts/toasts.js';
import { messages } from './messages.js';
import type { TextPart } from './texts-definition.js';

interface PartFieldProps {
  part: Omit<TextPart<never>, 'field'>;
  value: string;
  inputRef: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Maximum height in lines. Longer texts scroll inside the field, so that the buttons below stay within reach. */
const MAX_LINES = 26;

export function PartField({ part, value, inputRef, onText, onKeyDown }: PartFieldProps) {
  const { name, limit, lines, hint, isWithinFile } = part;
  const toast = useToast();
  const copy = () =>
    copyText(Promise.resolve(value)).then(
      () => toast({ title: messages.partField.copied }),
      () => toast({ title: messages.partField.copyFailed, variant: 'destructive' }),
    );
  const count = isWithinFile ? undefined : messages.partField.count(value.length, limit);
  return (
    <Box>
      <TextField
        label={name}
        multiline
        minRows={lines}
        maxRows={MAX_LINES}
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
          {messages.partField.copy(name)}
        </Button>
      )}
    </Box>
  );
}
