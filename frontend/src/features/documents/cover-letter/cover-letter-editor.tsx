import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import { COVER_LETTER } from '../keeping/companion-kind.js';
import { EditorDialogs } from '../dialogs/editor-dialogs.js';
import { CARD, EDITOR_COLUMNS } from '../page/editor-layout.js';
import { EditorHeader } from '../page/editor-header.js';
import { PreviewColumn } from '../page/preview-column.js';
import { useEditor } from '../page/use-editor.js';
import type { EditorProps } from '../page/writing-page-props.js';
import { JobDescriptionNote } from '../writing/job-description-note.js';
import { TextHeading } from '../text-parts/text-heading.js';
import { writeCoverLetter } from '../writing/write-calls.js';
import { WriteRow } from '../writing/write-row.js';
import { LetterForm } from './letter-form.js';
import { LetterText } from './letter-text.js';
import { messages } from './messages.js';
import type { ConflictingText } from '../dialogs/conflict-dialog.js';

export function CoverLetterEditor({ resume, companion }: EditorProps<CoverLetterContent>) {
  const editor = useEditor({
    companion,
    kind: COVER_LETTER,
    textsOf: ({ text }: CoverLetterContent) => [text],
    withTexts: (before, [text = '']) => ({ ...before, text }),
    generate: ({ recipient, company, role, tone, length }, stream) =>
      writeCoverLetter(
        { resumeData: resume.data, jdText: resume.jdText, recipient, company, role, tone, length },
        stream,
      ),
    textsIn: ({ letter }) => [letter],
    onView: ({ recipient, company, role }) => {
      const typed = companion.store.getState().content;
      companion.change({
        ...typed,
        recipient: typed.recipient || recipient,
        company: typed.company || company,
        role: typed.role || role,
      });
    },
  });
  const { content, isBlank, writing, offered } = editor;
  return (
    <>
      <EditorHeader kind="cover_letter" resume={resume} status={editor.status} blank={isBlank} />
      <Box sx={EDITOR_COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }} onBlur={() => void companion.save()}>
          <Card component="section" aria-labelledby="letter-options" sx={CARD}>
            <Typography id="letter-options" variant="h3" component="h2">
              {messages.editor.optionsHeading}
            </Typography>
            <LetterForm content={content} hasJob={resume.jdText.trim() !== ''} onChange={editor.change} />
            <JobDescriptionNote resume={resume} />
            <WriteRow
              label={isBlank ? messages.editor.draft : messages.editor.redraft}
              task="letters"
              writing={writing}
              offered={offered}
            />
          </Card>
          <Card component="section" aria-labelledby="letter-text" sx={CARD}>
            <TextHeading id="letter-text" focused={editor.heading}>
              {messages.editor.textHeading}
            </TextHeading>
            <LetterText
              text={content.text}
              onText={(text) => editor.change({ text })}
              writing={writing}
              generation={editor.generation}
              offered={offered}
            />
          </Card>
        </Box>
        <PreviewColumn resume={resume} companion={companion} blank={isBlank} textOf={letterOf} />
      </Box>
      <EditorDialogs
        editor={editor}
        companion={companion}
        kind={COVER_LETTER}
        names={[messages.fields.text]}
        conflicting={conflictingTexts}
      />
    </>
  );
}

const letterOf = (content: CoverLetterContent): ExportedText => ({ kind: 'cover_letter', content });

const conflictingTexts = (mine: CoverLetterContent, theirs: CoverLetterContent): ConflictingText[] =>
  FIELDS.map((field) => ({ name: messages.fields[field], mine: mine[field], theirs: theirs[field] }));

const FIELDS = Object.keys(messages.fields) as (keyof CoverLetterContent)[];
