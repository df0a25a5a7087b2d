import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent } from 'react';
import type { CompanionKind } from '../keeping/companion-kind.js';
import type { Editor } from '../page/use-editor.js';
import { findWords } from '../text-parts/find-words.js';
import { undoOnShortcut } from '../writing/undo-shortcut.js';
import { StreamedText } from '../writing/streamed-text.js';
import { GenerationNotes } from '../writing/generation-notes.js';
import { messages } from './messages.js';
import { PartField } from './part-field.js';
import type { TextPart, Texts } from './texts-definition.js';

interface TextFieldsProps<Content extends Texts> {
  kind: CompanionKind<Content>;
  parts: readonly TextPart<Content>[];
  editor: Editor<Content>;
}

export function TextFields<Content extends Texts>({ kind, parts, editor }: TextFieldsProps<Content>) {
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const { content, writing, offered } = editor;
  if (writing.text !== null)
    return (
      <StreamedText
        label={messages.textFields.writing(kind.name)}
        writing={writing}
        lines={Math.max(...parts.map(({ lines }) => lines))}
      />
    );
  const onKeyDown = (event: KeyboardEvent) => undoOnShortcut(event, offered);
  const textIn = ({ field }: TextPart<Content>): string => content[field] ?? '';
  // Show no notes about the one-line sections of an exported file, because there would be too many.
  const noted = parts.filter(({ isOneLine, isWithinFile }) => !(isOneLine && isWithinFile));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {parts.map((part) => (
        <PartField
          key={part.field}
          part={part}
          value={textIn(part)}
          inputRef={(element) => {
            if (element) fields.current.set(part.field, element);
            else fields.current.delete(part.field);
          }}
          onText={(text) =>
            editor.change({
              [part.field]: part.isOneLine
                ? text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
                : text,
            } as unknown as Partial<Content>)
          }
          onKeyDown={onKeyDown}
        />
      ))}
      <GenerationNotes
        generation={editor.generation}
        texts={noted.map((part) => ({ name: part.name.toLowerCase(), text: textIn(part) }))}
        title={noted.length < parts.length ? messages.textFields.notesTitle : undefined}
        onFind={(words) => {
          const place = parts.find((part) => textIn(part).includes(words));
          findWords((place && fields.current.get(place.field)) ?? null, words);
        }}
      />
    </Box>
  );
}
