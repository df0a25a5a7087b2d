import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { DraftContent } from '../../draft/draft-content.js';
import type { Choice } from '../record/choice.js';
import { ConflictSection } from './conflict-section.js';
import { conflictSides } from './conflict-sides.js';
import { messages } from '../messages.js';
import type { ConflictState } from '../record/save-state.js';

const texts = messages.conflictDialog;

interface ConflictDialogProps {
  conflict: ConflictState;
  mine: DraftContent;
  onDecide: (choice: Choice) => void;
}

/** Lets the user choose between two conflicting versions of the resume. Cannot be closed without a choice. */
export function ConflictDialog({ conflict, mine, onDecide }: ConflictDialogProps) {
  const { parts, base, theirs } = conflict;
  const [choice, setChoice] = useState<Choice>({});
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : undefined } }}
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict-title">{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text" sx={{ mb: 2 }}>
          {whereAndWhen(conflict)} {texts.explanation}
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {parts.map((part) => (
            <ConflictSection
              key={part}
              part={part}
              sides={conflictSides(part, base, mine, theirs.content)}
              chosen={choice[part] ?? 'mine'}
              onChoose={(side) => setChoice((chosen) => ({ ...chosen, [part]: side }))}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={() => onDecide(choice)}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const timeOfDay = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function whereAndWhen({ inTab, theirs: { savedAt } }: ConflictState): string {
  const where = inTab ? texts.inTab : texts.onDevice;
  const time = savedAt === undefined || savedAt === '' ? undefined : new Date(savedAt);
  if (!time) return texts.written(where);
  const isToday = time.toDateString() === new Date().toDateString();
  return texts.saved(where, isToday ? texts.today(timeOfDay.format(time)) : dayAndTime.format(time));
}
