import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { useRef } from 'react';
import { findWords } from '../writing/find-words.js';
import { undoesOffer } from '../writing/own-undo.js';
import { StreamedText } from '../writing/streamed-text.js';
import type { OfferedTexts } from '../writing/use-offered-texts.js';
import type { Writing } from '../writing/use-writing.js';
import { WrittenNotes } from '../writing/written-notes.js';
import type { Written } from '../writing/written.js';
import { countWords } from './count-words.js';

interface LetterTextProps {
  text: string;
  onText: (text: string) => void;
  writing: Writing;
  written: Written | null;
  offered: OfferedTexts;
}

const LINES = 14;

/** The letter itself, to be written, watched being written, and mended. */
export function LetterText({ text, onText, writing, written, offered }: LetterTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  if (writing.text !== null) return <StreamedText label="Writing your cover letter…" writing={writing} lines={LINES} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Letter"
        multiline
        minRows={LINES}
        value={text}
        inputRef={field}
        placeholder="Dear Hiring Team,"
        helperText={`${countWords(text)} words. We add your name after the last line.`}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => undoesOffer(event, offered)}
        slotProps={{ htmlInput: { maxLength: LIMITS.textLength, dir: 'auto' }, inputLabel: { shrink: true } }}
      />
      <WrittenNotes
        written={written}
        texts={[{ name: 'letter', text }]}
        onFind={(words) => findWords(field.current, words)}
      />
    </Box>
  );
}
