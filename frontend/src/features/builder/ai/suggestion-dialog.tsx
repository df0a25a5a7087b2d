import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { engineNote } from './engine-note.js';
import { SuggestedChange } from './suggested-change.js';
import {
  allAccepted,
  firstDecisions,
  isChanged,
  isOffer,
  isSingleChange,
  isTaken,
  type Decision,
  type SuggestedLine,
} from './suggested-lines.js';

interface SuggestionDialogProps {
  title: string;
  /** How a line is called, such as "Bullet 2". */
  nameOf: (line: SuggestedLine) => string;
  lines: readonly SuggestedLine[];
  /** Which engine wrote them. */
  engine: string;
  /** Why another engine than expected wrote them, or why so little changed. */
  notice: string | undefined;
  /** Whether the lines come in a better order, which can be taken too. */
  reordered?: boolean;
  onAccept: (decisions: readonly Decision[], suggestedOrder: boolean) => void;
  onClose: () => void;
}

/** Shows what would change word by word. Nothing is taken but what the person accepts, and all of it is one undo step. */
export function SuggestionDialog({
  title,
  nameOf,
  lines,
  engine,
  notice,
  reordered = false,
  onAccept,
  onClose,
}: SuggestionDialogProps) {
  const shown = lines.flatMap((line, index) => (isOffer(line) || line.remarks.length > 0 ? [index] : []));
  const [decisions, setDecisions] = useState<readonly Decision[]>(() => firstDecisions(lines));
  const [takesOrder, setTakesOrder] = useState(false);
  const taken = decisions.filter(isTaken).length + (takesOrder ? 1 : 0);
  const isSingle = isSingleChange(lines) && !reordered;
  const isLong = lines.filter(isChanged).length > 1;
  const doubtful = lines.filter((line) => isChanged(line) && line.untraced.length > 0).length;
  return (
    <Dialog open onClose={onClose} aria-labelledby="suggestion-title" maxWidth="md" fullWidth>
      <DialogTitle id="suggestion-title">{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {`${engineNote(engine)} Check that every line is still true.`}
        </Typography>
        {notice !== undefined && (
          <Alert severity="info" role="note" sx={{ mt: 1.5 }}>
            {notice}
          </Alert>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((index) => (
            <Box component="li" key={index} sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <SuggestedChange
                name={nameOf(lines[index]!)}
                line={lines[index]!}
                decision={decisions[index]!}
                isSingle={isSingle}
                onDecision={(decision) => setDecisions(decisions.with(index, decision))}
              />
            </Box>
          ))}
        </Box>
        {reordered && (
          <>
            <FormControlLabel
              sx={{ mt: 1 }}
              label="Move the bullets that matter most for this job to the top"
              control={
                <Checkbox
                  checked={takesOrder}
                  slotProps={{ input: { 'aria-describedby': 'suggested-order' } }}
                  onChange={(event) => setTakesOrder(event.target.checked)}
                />
              }
            />
            <Typography id="suggested-order" variant="caption" component="p" color="textSecondary" sx={{ ml: 4 }}>
              {`New order: ${lines.map(nameOf).join(', ')}`}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>Cancel</Button>
        {isLong && (
          <Button variant="outlined" onClick={() => onAccept(allAccepted(lines, decisions), takesOrder)}>
            {doubtful > 0 ? 'Accept all verified' : 'Accept all'}
          </Button>
        )}
        <Button variant="contained" disabled={taken === 0} onClick={() => onAccept(decisions, takesOrder)}>
          {isSingle ? 'Apply' : `Apply ${taken} accepted`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
