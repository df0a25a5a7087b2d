import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent } from 'react';
import type { DocumentSort } from '../keeping/document-sort.js';
import type { Desk } from '../page/use-desk.js';
import { findWords } from '../writing/find-words.js';
import { undoesOffer } from '../writing/own-undo.js';
import { StreamedText } from '../writing/streamed-text.js';
import { WrittenNotes } from '../writing/written-notes.js';
import { DeskText } from './desk-text.js';
import type { TextPart, Texts } from './desk-texts.js';

interface TextFieldsProps<Content extends Texts> {
  sort: DocumentSort<Content>;
  parts: readonly TextPart<Content>[];
  desk: Desk<Content>;
}

/** The texts themselves, to be written, watched being written, and mended. */
export function TextFields<Content extends Texts>({ sort, parts, desk }: TextFieldsProps<Content>) {
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const { content, writing, offered } = desk;
  if (writing.text !== null)
    return (
      <StreamedText
        label={`Writing your ${sort.name}…`}
        writing={writing}
        lines={Math.max(...parts.map(({ lines }) => lines))}
      />
    );
  const onKeyDown = (event: KeyboardEvent) => undoesOffer(event, offered);
  const textIn = ({ field }: TextPart<Content>): string => content[field] ?? '';
  // A line within a file is no text of its own.
  const noted = parts.filter(({ isOneLine, isWithinFile }) => !(isOneLine && isWithinFile));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {parts.map((part) => (
        <DeskText
          key={part.field}
          part={part}
          value={textIn(part)}
          inputRef={(element) => {
            if (element) fields.current.set(part.field, element);
            else fields.current.delete(part.field);
          }}
          onText={(text) =>
            desk.change({
              [part.field]: part.isOneLine
                ? text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
                : text,
            } as unknown as Partial<Content>)
          }
          onKeyDown={onKeyDown}
        />
      ))}
      <WrittenNotes
        written={desk.written}
        texts={noted.map((part) => ({ name: part.name.toLowerCase(), text: textIn(part) }))}
        title={noted.length < parts.length ? 'Before you use it:' : undefined}
        onFind={(words) => {
          const place = parts.find((part) => textIn(part).includes(words));
          findWords((place && fields.current.get(place.field)) ?? null, words);
        }}
      />
    </Box>
  );
}
