import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { LinkedinContent } from '@shortlist/shared/contract/resume-documents';
import { useState } from 'react';
import { useToast } from '../../../ui/toasts.js';
import { ConflictDialog } from '../page/conflict-dialog.js';
import { DESK_COLUMNS } from '../page/desk-columns.js';
import { DeskHeader } from '../page/desk-header.js';
import { SignUpNote } from '../page/sign-up-note.js';
import { useKept } from '../page/use-kept.js';
import type { DeskProps } from '../page/writing-page.js';
import { JobDescriptionNote } from '../writing/job-description-note.js';
import { ReviewDialog } from '../writing/review-dialog.js';
import { ToneChoice } from '../writing/tone-choice.js';
import { useFocusAfter } from '../writing/use-focus-after.js';
import { useOfferedTexts } from '../writing/use-offered-texts.js';
import { useWriting } from '../writing/use-writing.js';
import { writeLinkedinSummary } from '../writing/write-calls.js';
import { WriteRow } from '../writing/write-row.js';
import { engineNote, type Written } from '../writing/written.js';
import { LinkedinTexts } from './linkedin-texts.js';

export function LinkedinDesk({ subject, document }: DeskProps<LinkedinContent>) {
  const toast = useToast();
  const { content, state } = useKept(document);
  const [written, setWritten] = useState<Written | null>(null);
  const change = (part: Partial<LinkedinContent>) => document.change({ ...document.shown.getState().content, ...part });
  const offered = useOfferedTexts<LinkedinContent>({
    document,
    textsOf: ({ headline, about }) => [headline, about],
    withTexts: (before, [headline = '', about = '']) => ({ ...before, headline, about }),
  });
  const tellWritten = () =>
    toast({ title: 'LinkedIn summary written', action: { label: 'Undo', onClick: offered.undo } });
  const writing = useWriting({
    ask: (watching) =>
      writeLinkedinSummary({ resumeData: subject.data, jdText: subject.jdText, tone: content.tone }, watching),
    onAnswer: (view) => {
      if (view.headline.trim() === '' && view.about.trim() === '')
        return toast({
          title: 'Nothing to write from yet',
          description: 'Add your job title, your work or your skills to the resume first.',
        });
      setWritten(view);
      const outcome = offered.offer([view.headline, view.about]);
      if (outcome === 'taken') tellWritten();
      if (outcome === 'same') toast({ title: 'The summary comes out the same' });
    },
    failure: 'Failed to write the LinkedIn summary. Please try again.',
  });
  const heading = useFocusAfter(writing);
  const isBlank = content.headline.trim() === '' && content.about.trim() === '';
  return (
    <>
      <DeskHeader heading="LinkedIn summary" subject={subject} state={state} blank={isBlank} />
      <Box sx={DESK_COLUMNS} onBlur={() => void document.save()}>
        <Card component="section" aria-labelledby="linkedin-wishes" sx={CARD}>
          <Typography id="linkedin-wishes" variant="h3" component="h2">
            How it sounds
          </Typography>
          <ToneChoice value={content.tone} onChoice={(tone) => change({ tone })} />
          <JobDescriptionNote subject={subject} />
          <WriteRow
            label={isBlank ? 'Write summary' : 'Write again'}
            task="linkedin"
            writing={writing}
            offered={offered}
          />
          {subject.resumeId === null && (
            <SignUpNote returnTo="/app/linkedin">Sign up to keep it with your resume. It comes with you.</SignUpNote>
          )}
        </Card>
        <Card component="section" aria-labelledby="linkedin-texts" sx={CARD}>
          <Typography
            id="linkedin-texts"
            ref={heading}
            tabIndex={-1}
            variant="h3"
            component="h2"
            sx={{ outline: 'none', scrollMarginTop: 80 }}
          >
            Your profile
          </Typography>
          <LinkedinTexts content={content} onChange={change} writing={writing} written={written} offered={offered} />
        </Card>
      </Box>
      {offered.review && written && (
        <ReviewDialog
          title="A new summary"
          note={engineNote(written)}
          texts={[
            { name: 'Headline', stretches: offered.review[0] ?? [] },
            { name: 'About', stretches: offered.review[1] ?? [] },
          ]}
          onAccept={(taken) => {
            offered.accept(taken);
            tellWritten();
          }}
          onKeep={offered.keep}
        />
      )}
      {state.kind === 'conflict' && (
        <ConflictDialog
          name="LinkedIn summary"
          texts={[
            { name: 'Headline', mine: content.headline, theirs: state.theirs.headline },
            { name: 'About', mine: content.about, theirs: state.theirs.about },
            { name: 'Tone', mine: content.tone, theirs: state.theirs.tone },
          ]}
          onChoice={(side) => document.resolve(side)}
        />
      )}
    </>
  );
}

const CARD = { p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, minWidth: 0 };
