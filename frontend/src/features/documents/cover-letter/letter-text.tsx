import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { useRef } from 'react';
import { findWords } from '../text-parts/find-words.js';
import { undoOnShortcut } from '../writing/undo-shortcut.js';
import { StreamedText } from '../writing/streamed-text.js';
import type { OfferedTexts } from '../writing/use-offered-texts.js';
import type { Writing } from '../writing/use-writing.js';
import { GenerationNotes } from '../writing/generation-notes.js';
import type { GenerationInfo } from '../writing/generation-info.js';
import { countWords } from './count-words.js';
import { messages } from './messages.js';

interface LetterTextProps {
  text: string;
  onText: (text: string) => void;
  writing: Writing;
  generation: GenerationInfo | null;
  offered: OfferedTexts;
}

const LINES = 14;

export function LetterText({ text, onText, writing, generation, offered }: LetterTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  if (writing.text !== null)
    return <StreamedText label={messages.letterText.writing} writing={writing} lines={LINES} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={messages.fields.text}
        multiline
        minRows={LINES}
        value={text}
        inputRef={field}
        placeholder={messages.letterText.placeholder}
        helperText={messages.letterText.wordCount(countWords(text))}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => undoOnShortcut(event, offered)}
        slotProps={{ htmlInput: { maxLength: LIMITS.textLength, dir: 'auto' }, inputLabel: { shrink: true } }}
      />
      <GenerationNotes
        generation={generation}
        texts={[{ name: messages.letterText.name, text }]}
        onFind={(words) => findWords(field.current, words)}
      />
    </Box>
  );
}
