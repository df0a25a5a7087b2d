import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { wordDiff } from '@shortlist/shared/text/word-diff';
import { useId } from 'react';
import { MarkedText } from '@shortlist/ui-kit/marked-text';
import { messages } from '../page/messages.js';

export interface ConflictingText {
  name: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  name: string;
  texts: readonly ConflictingText[];
  onChoice: (side: 'mine' | 'theirs') => void;
}

/**
 * Lets the user choose between two versions of a companion text, such as a cover letter, after another window or device
 * changed it.
 */
export function ConflictDialog({ name, texts, onChoice }: ConflictDialogProps) {
  const id = useId();
  const differing = texts.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <Dialog open aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{messages.conflictDialog.title(name)}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {messages.conflictDialog.legend}
        </Typography>
        {differing.map(({ name: part, mine, theirs }) => (
          <Box key={part} component="section" aria-label={part} sx={{ mt: 2 }}>
            <Typography variant="body2" component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
              {part}
            </Typography>
            <Typography variant="body2" component="div" dir="auto">
              <MarkedText segments={wordDiff(mine, theirs)} />
            </Typography>
          </Box>
        ))}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => onChoice('theirs')}>
          {messages.conflictDialog.useTheirs}
        </Button>
        <Button variant="contained" onClick={() => onChoice('mine')}>
          {messages.conflictDialog.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
