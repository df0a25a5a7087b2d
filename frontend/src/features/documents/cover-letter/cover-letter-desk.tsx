import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import { COVER_LETTER } from '../keeping/document-sort.js';
import { DeskDialogs } from '../page/desk-dialogs.js';
import { CARD, DESK_COLUMNS } from '../page/desk-layout.js';
import { DeskHeader } from '../page/desk-header.js';
import { PreviewColumn } from '../page/preview-column.js';
import { useDesk } from '../page/use-desk.js';
import type { DeskProps } from '../page/writing-page.js';
import { JobDescriptionNote } from '../writing/job-description-note.js';
import { TextHeading } from '../writing/text-heading.js';
import { writeCoverLetter } from '../writing/write-calls.js';
import { WriteRow } from '../writing/write-row.js';
import { conflictingTexts } from './conflicting-texts.js';
import { LetterForm } from './letter-form.js';
import { LetterText } from './letter-text.js';

export function CoverLetterDesk({ subject, document }: DeskProps<CoverLetterContent>) {
  const desk = useDesk({
    document,
    sort: COVER_LETTER,
    textsOf: ({ text }: CoverLetterContent) => [text],
    withTexts: (before, [text = '']) => ({ ...before, text }),
    ask: ({ recipient, company, role, tone, length }, watching) =>
      writeCoverLetter(
        { resumeData: subject.data, jdText: subject.jdText, recipient, company, role, tone, length },
        watching,
      ),
    textsIn: ({ letter }) => [letter],
    // What the person left empty was read from the job description.
    onView: ({ recipient, company, role }) => {
      const typed = document.shown.getState().content;
      document.change({
        ...typed,
        recipient: typed.recipient || recipient,
        company: typed.company || company,
        role: typed.role || role,
      });
    },
  });
  const { content, isBlank, writing, offered } = desk;
  return (
    <>
      <DeskHeader kind="cover_letter" subject={subject} state={desk.state} blank={isBlank} />
      <Box sx={DESK_COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }} onBlur={() => void document.save()}>
          <Card component="section" aria-labelledby="letter-wishes" sx={CARD}>
            <Typography id="letter-wishes" variant="h3" component="h2">
              About the job
            </Typography>
            <LetterForm content={content} hasJob={subject.jdText.trim() !== ''} onChange={desk.change} />
            <JobDescriptionNote subject={subject} />
            <WriteRow
              label={isBlank ? 'Draft my letter' : 'Redraft'}
              task="letters"
              writing={writing}
              offered={offered}
            />
          </Card>
          <Card component="section" aria-labelledby="letter-text" sx={CARD}>
            <TextHeading id="letter-text" focused={desk.heading}>
              Your letter
            </TextHeading>
            <LetterText
              text={content.text}
              onText={(text) => desk.change({ text })}
              writing={writing}
              written={desk.written}
              offered={offered}
            />
          </Card>
        </Box>
        <PreviewColumn subject={subject} document={document} blank={isBlank} textOf={letterOf} />
      </Box>
      <DeskDialogs
        desk={desk}
        document={document}
        sort={COVER_LETTER}
        names={['Letter']}
        conflicting={conflictingTexts}
      />
    </>
  );
}

const letterOf = (content: CoverLetterContent): ExportedText => ({ kind: 'cover_letter', content });
