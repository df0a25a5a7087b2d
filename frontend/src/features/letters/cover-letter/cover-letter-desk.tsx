import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import { useState } from 'react';
import { useToast } from '../../../ui/toasts.js';
import { ConflictDialog } from '../page/conflict-dialog.js';
import { DESK_COLUMNS } from '../page/desk-columns.js';
import { DeskHeader } from '../page/desk-header.js';
import { useKept } from '../page/use-kept.js';
import type { DeskProps } from '../page/writing-page.js';
import { JobDescriptionNote } from '../writing/job-description-note.js';
import { ReviewDialog } from '../writing/review-dialog.js';
import { useFocusAfter } from '../writing/use-focus-after.js';
import { useOfferedTexts } from '../writing/use-offered-texts.js';
import { useWriting } from '../writing/use-writing.js';
import { writeCoverLetter } from '../writing/write-calls.js';
import { WriteRow } from '../writing/write-row.js';
import { engineNote, type Written } from '../writing/written.js';
import { conflictingTexts } from './conflicting-texts.js';
import { LetterExportRow } from './letter-export-row.js';
import { LetterForm } from './letter-form.js';
import { LetterPreview } from './letter-preview.js';
import { LetterText } from './letter-text.js';

export function CoverLetterDesk({ subject, document }: DeskProps<CoverLetterContent>) {
  const toast = useToast();
  const { content, state } = useKept(document);
  const [written, setWritten] = useState<Written | null>(null);
  const change = (part: Partial<CoverLetterContent>) =>
    document.change({ ...document.shown.getState().content, ...part });
  const offered = useOfferedTexts<CoverLetterContent>({
    document,
    textsOf: ({ text }) => [text],
    withTexts: (before, [text = '']) => ({ ...before, text }),
  });
  const tellWritten = () => toast({ title: 'Cover letter written', action: { label: 'Undo', onClick: offered.undo } });
  const writing = useWriting({
    ask: (watching) => {
      const { recipient, company, role, tone, length } = content;
      const { data: resumeData, jdText } = subject;
      return writeCoverLetter({ resumeData, jdText, recipient, company, role, tone, length }, watching);
    },
    onAnswer: (view) => {
      if (view.letter.trim() === '')
        return toast({
          title: 'Nothing to write from yet',
          description: 'Add your job title, your work or your skills to the resume first.',
        });
      // What the person left empty was read from the job description.
      change({
        recipient: content.recipient || view.recipient,
        company: content.company || view.company,
        role: content.role || view.role,
      });
      setWritten(view);
      const outcome = offered.offer([view.letter]);
      if (outcome === 'taken') tellWritten();
      if (outcome === 'same') toast({ title: 'The letter comes out the same' });
    },
    failure: 'Failed to write the cover letter. Please try again.',
  });
  const heading = useFocusAfter(writing);
  const isBlank = content.text.trim() === '';
  return (
    <>
      <DeskHeader heading="Cover letter" subject={subject} state={state} blank={isBlank} />
      <Box sx={DESK_COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }} onBlur={() => void document.save()}>
          <Card
            component="section"
            aria-labelledby="letter-wishes"
            sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}
          >
            <Typography id="letter-wishes" variant="h3" component="h2">
              About the job
            </Typography>
            <LetterForm content={content} hasJob={subject.jdText.trim() !== ''} onChange={change} />
            <JobDescriptionNote subject={subject} />
            <WriteRow
              label={isBlank ? 'Write letter' : 'Write again'}
              task="letters"
              writing={writing}
              offered={offered}
            />
          </Card>
          <Card
            component="section"
            aria-labelledby="letter-text"
            sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}
          >
            <Typography
              id="letter-text"
              ref={heading}
              tabIndex={-1}
              variant="h3"
              component="h2"
              sx={{ outline: 'none', scrollMarginTop: 80 }}
            >
              Your letter
            </Typography>
            <LetterText
              text={content.text}
              onText={(text) => change({ text })}
              writing={writing}
              written={written}
              offered={offered}
            />
          </Card>
        </Box>
        <Box component="section" aria-labelledby="letter-preview" sx={PREVIEW}>
          <Typography id="letter-preview" variant="h3" component="h2" sx={{ mb: 1.5 }}>
            Live Preview
          </Typography>
          <LetterExportRow subject={subject} document={document} blank={isBlank} />
          <LetterPreview subject={subject} content={content} />
        </Box>
      </Box>
      {offered.review && written && (
        <ReviewDialog
          title="A new letter"
          note={engineNote(written)}
          texts={[{ name: 'Letter', stretches: offered.review[0] ?? [] }]}
          onAccept={(taken) => {
            offered.accept(taken);
            tellWritten();
          }}
          onKeep={offered.keep}
        />
      )}
      {state.kind === 'conflict' && (
        <ConflictDialog
          name="cover letter"
          texts={conflictingTexts(content, state.theirs)}
          onChoice={(side) => document.resolve(side)}
        />
      )}
    </>
  );
}

const PREVIEW = {
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  position: { md: 'sticky' },
  top: { md: 80 },
  maxHeight: { md: 'calc(100dvh - 96px)' },
};
