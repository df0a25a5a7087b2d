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
import { messages } from './messages.js';
import { SuggestedChange } from './suggested-change.js';
import {
  allAccepted,
  firstDecisions,
  isChanged,
  isOffer,
  isSingleChange,
  isAccepted,
  type Decision,
  type SuggestedLine,
} from './suggested-lines.js';

const texts = messages.suggestionDialog;

interface SuggestionDialogProps {
  title: string;
  nameOf: (line: SuggestedLine) => string;
  lines: readonly SuggestedLine[];
  engine: string;
  /**
   * Explains why built-in rules replaced the language model or why the suggestion changes little; undefined if neither
   * applies.
   */
  notice: string | undefined;
  reordered?: boolean;
  onAccept: (decisions: readonly Decision[], suggestedOrder: boolean) => void;
  onClose: () => void;
}

/** Shows the changes in a suggestion word by word. Applies the accepted changes as a single undo step. */
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
  const [acceptsOrder, setAcceptsOrder] = useState(false);
  const acceptedCount = decisions.filter(isAccepted).length + (acceptsOrder ? 1 : 0);
  const isSingle = isSingleChange(lines) && !reordered;
  const hasSeveral = lines.filter(isChanged).length > 1;
  const hasUnverified = lines.some((line) => isChanged(line) && line.unverified.length > 0);
  return (
    <Dialog open onClose={onClose} aria-labelledby="suggestion-title" maxWidth="md" fullWidth>
      <DialogTitle id="suggestion-title">{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {texts.check(engineNote(engine))}
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
              label={texts.reorder}
              control={
                <Checkbox
                  checked={acceptsOrder}
                  slotProps={{ input: { 'aria-describedby': 'suggested-order' } }}
                  onChange={(event) => setAcceptsOrder(event.target.checked)}
                />
              }
            />
            <Typography id="suggested-order" variant="caption" component="p" color="textSecondary" sx={{ ml: 4 }}>
              {texts.newOrder(lines.map(nameOf))}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        {hasSeveral && (
          <Button variant="outlined" onClick={() => onAccept(allAccepted(lines, decisions), acceptsOrder)}>
            {hasUnverified ? texts.acceptVerified : texts.acceptAll}
          </Button>
        )}
        <Button variant="contained" disabled={acceptedCount === 0} onClick={() => onAccept(decisions, acceptsOrder)}>
          {isSingle ? texts.apply : texts.applyAccepted(acceptedCount)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
