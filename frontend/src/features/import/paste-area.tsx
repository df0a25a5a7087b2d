import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { IMPORT_CHARACTERS } from '@shortlist/shared/product/import-limits';
import { useState } from 'react';
import { messages } from './messages.js';

interface PasteAreaProps {
  onText: (text: string) => void;
}

export function PasteArea({ onText }: PasteAreaProps) {
  const [text, setText] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onText(text);
      }}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <TextField
        label={messages.pasteArea.label}
        multiline
        minRows={8}
        maxRows={14}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: IMPORT_CHARACTERS } }}
        helperText={messages.pasteArea.hint}
      />
      <Button type="submit" variant="contained" disabled={text.trim() === ''}>
        {messages.pasteArea.submit}
      </Button>
    </Box>
  );
}
