import Box from '@mui/material/Box';
import type { LinkedinContent } from '@shortlist/shared/contract/resume-documents';
import { LINKEDIN_LIMITS } from '@shortlist/shared/letters/letter-options';
import { useRef, type KeyboardEvent } from 'react';
import { findWords } from '../writing/find-words.js';
import { undoesOffer } from '../writing/own-undo.js';
import { StreamedText } from '../writing/streamed-text.js';
import type { OfferedTexts } from '../writing/use-offered-texts.js';
import type { Writing } from '../writing/use-writing.js';
import { WrittenNotes } from '../writing/written-notes.js';
import type { Written } from '../writing/written.js';
import { LinkedinText } from './linkedin-text.js';

interface LinkedinTextsProps {
  content: LinkedinContent;
  onChange: (change: Partial<LinkedinContent>) => void;
  writing: Writing;
  written: Written | null;
  offered: OfferedTexts;
}

const ABOUT_LINES = 12;

export function LinkedinTexts({ content, onChange, writing, written, offered }: LinkedinTextsProps) {
  const headline = useRef<HTMLTextAreaElement>(null);
  const about = useRef<HTMLTextAreaElement>(null);
  if (writing.text !== null)
    return <StreamedText label="Writing your LinkedIn summary…" writing={writing} lines={ABOUT_LINES} />;
  const onKeyDown = (event: KeyboardEvent) => undoesOffer(event, offered);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <LinkedinText
        label="Headline"
        value={content.headline}
        limit={LINKEDIN_LIMITS.headline}
        lines={2}
        copyLabel="Copy headline"
        inputRef={headline}
        // LinkedIn's headline is one line; a pasted line break is a space.
        onText={(text) => onChange({ headline: text.replaceAll(/\s*\n\s*/g, ' ') })}
        onKeyDown={onKeyDown}
      />
      <LinkedinText
        label="About"
        value={content.about}
        limit={LINKEDIN_LIMITS.about}
        lines={ABOUT_LINES}
        copyLabel="Copy about"
        inputRef={about}
        onText={(text) => onChange({ about: text })}
        onKeyDown={onKeyDown}
      />
      <WrittenNotes
        written={written}
        texts={[
          { name: 'headline', text: content.headline },
          { name: 'about', text: content.about },
        ]}
        onFind={(words) => findWords(content.headline.includes(words) ? headline.current : about.current, words)}
      />
    </Box>
  );
}
