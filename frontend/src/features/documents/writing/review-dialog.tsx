import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { wordDiff } from '@shortlist/shared/resume/word-diff';
import { useId, useState } from 'react';
import { MarkedText } from '@shortlist/ui-kit/marked-text';
import type { Stretch } from './changes.js';

/** A text of the page, such as the headline, with what would change in it. */
export interface ReviewedText {
  name: string;
  stretches: readonly Stretch[];
}

interface ReviewDialogProps {
  title: string;
  /** Where the suggestion is from. */
  note: string;
  texts: readonly ReviewedText[];
  /** @param taken for each text, whether the change at that place in it is accepted */
  onAccept: (taken: (text: number, stretch: number) => boolean) => void;
  onKeep: () => void;
}

/** Words that the person wrote are never replaced unseen: each change is accepted or left. */
export function ReviewDialog({ title, note, texts, onAccept, onKeep }: ReviewDialogProps) {
  const id = useId();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keyOf = (text: number, stretch: number) => `${text}.${stretch}`;
  const changes = texts.flatMap(({ stretches }, text) =>
    stretches.flatMap(({ kind }, stretch) => (kind === 'change' ? [{ text, stretch }] : [])),
  );
  const isSingle = changes.length === 1;
  const decisionOf = (text: number, stretch: number) => decisions.get(keyOf(text, stretch)) ?? (isSingle || undefined);
  const taken = (text: number, stretch: number) => decisionOf(text, stretch) === true;
  const count = changes.filter(({ text, stretch }) => taken(text, stretch)).length;
  const isUndecided = changes.some(({ text, stretch }) => decisionOf(text, stretch) === undefined);
  const takenWithUndecided = (text: number, stretch: number) => decisionOf(text, stretch) !== false;
  return (
    <Dialog open onClose={onKeep} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
        {texts.map(({ name, stretches }, text) => (
          <Box key={name} component="section" aria-label={name} sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
            {texts.length > 1 && (
              <Typography variant="h3" component="h3">
                {name}
              </Typography>
            )}
            {stretches.map((stretch, index) =>
              stretch.kind === 'same' ? (
                <Typography
                  key={index}
                  variant="body2"
                  color="textSecondary"
                  dir="auto"
                  sx={{ whiteSpace: 'pre-line' }}
                >
                  {stretch.paragraphs.join('\n\n')}
                </Typography>
              ) : (
                <Change
                  key={index}
                  number={changes.findIndex((change) => change.text === text && change.stretch === index) + 1}
                  heading={texts.length > 1 ? 'h4' : 'h3'}
                  stretch={stretch}
                  accepted={decisionOf(text, index)}
                  isSingle={isSingle}
                  onDecision={(accepted) => setDecisions(new Map(decisions).set(keyOf(text, index), accepted))}
                />
              ),
            )}
          </Box>
        ))}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onKeep}>Keep mine</Button>
        {isUndecided && (
          <Button variant="outlined" onClick={() => onAccept(takenWithUndecided)}>
            Accept all
          </Button>
        )}
        <Button variant="contained" disabled={count === 0} onClick={() => onAccept(taken)}>
          {isSingle ? 'Accept' : `Accept ${count} of ${changes.length}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChangeProps {
  number: number;
  heading: 'h3' | 'h4';
  stretch: Stretch & { kind: 'change' };
  /** Undefined while the user has not decided. */
  accepted: boolean | undefined;
  /** Whether it is the only change, which the dialog's own buttons decide. */
  isSingle: boolean;
  onDecision: (accepted: boolean) => void;
}

function Change({ number, heading, stretch, accepted, isSingle, onDecision }: ChangeProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}
      >
        <Typography id={id} variant="body2" component={heading} sx={{ fontWeight: 700 }}>
          Change {number}
        </Typography>
        {!isSingle && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={id}
            value={accepted ?? null}
            onChange={(_, chosen: boolean | null) => chosen !== null && onDecision(chosen)}
          >
            <ToggleButton value={true}>Accept</ToggleButton>
            <ToggleButton value={false}>Keep mine</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Typography variant="body2" component="div" dir="auto">
        <MarkedText segments={wordDiff(stretch.before.join('\n\n'), stretch.after.join('\n\n'))} />
      </Typography>
    </Box>
  );
}
