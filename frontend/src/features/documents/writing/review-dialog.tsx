import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { wordDiff } from '@shortlist/shared/text/word-diff';
import { useId, useState } from 'react';
import { MarkedText } from '@shortlist/ui-kit/marked-text';
import type { Segment } from '../text-parts/changes.js';
import { messages } from './messages.js';

const labels = messages.reviewDialog;

export interface ReviewedText {
  name: string;
  segments: readonly Segment[];
}

interface ReviewDialogProps {
  title: string;
  note: string;
  texts: readonly ReviewedText[];
  /** @param isAccepted returns whether a change was accepted; receives the index of its text and of its segment */
  onAccept: (isAccepted: (text: number, segment: number) => boolean) => void;
  onKeep: () => void;
}

/** Lets the user accept or reject each change that generated text makes to the user's own text. */
export function ReviewDialog({ title, note, texts, onAccept, onKeep }: ReviewDialogProps) {
  const id = useId();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keyOf = (text: number, segment: number) => `${text}.${segment}`;
  const changes = texts.flatMap(({ segments }, text) =>
    segments.flatMap(({ kind }, segment) => (kind === 'change' ? [{ text, segment }] : [])),
  );
  const isSingle = changes.length === 1;
  const decisionOf = (text: number, segment: number) => decisions.get(keyOf(text, segment)) ?? (isSingle || undefined);
  const isAccepted = (text: number, segment: number) => decisionOf(text, segment) === true;
  const count = changes.filter(({ text, segment }) => isAccepted(text, segment)).length;
  const isUndecided = changes.some(({ text, segment }) => decisionOf(text, segment) === undefined);
  const isNotRejected = (text: number, segment: number) => decisionOf(text, segment) !== false;
  return (
    <Dialog open onClose={onKeep} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
        {texts.map(({ name, segments }, text) => (
          <Box key={name} component="section" aria-label={name} sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
            {texts.length > 1 && (
              <Typography variant="h3" component="h3">
                {name}
              </Typography>
            )}
            {segments.map((segment, index) =>
              segment.kind === 'same' ? (
                <Typography
                  key={index}
                  variant="body2"
                  color="textSecondary"
                  dir="auto"
                  sx={{ whiteSpace: 'pre-line' }}
                >
                  {segment.paragraphs.join('\n\n')}
                </Typography>
              ) : (
                <Change
                  key={index}
                  number={changes.findIndex((change) => change.text === text && change.segment === index) + 1}
                  heading={texts.length > 1 ? 'h4' : 'h3'}
                  segment={segment}
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
        <Button onClick={onKeep}>{labels.keepMine}</Button>
        {isUndecided && (
          <Button variant="outlined" onClick={() => onAccept(isNotRejected)}>
            {labels.acceptAll}
          </Button>
        )}
        <Button variant="contained" disabled={count === 0} onClick={() => onAccept(isAccepted)}>
          {isSingle ? labels.accept : labels.acceptSome(count, changes.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChangeProps {
  number: number;
  heading: 'h3' | 'h4';
  segment: Segment & { kind: 'change' };
  accepted: boolean | undefined;
  /** Whether this is the only change under review. If so, the dialog's own buttons accept or reject it. */
  isSingle: boolean;
  onDecision: (accepted: boolean) => void;
}

function Change({ number, heading, segment, accepted, isSingle, onDecision }: ChangeProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}
      >
        <Typography id={id} variant="body2" component={heading} sx={{ fontWeight: 700 }}>
          {labels.change(number)}
        </Typography>
        {!isSingle && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={id}
            value={accepted ?? null}
            onChange={(_, chosen: boolean | null) => chosen !== null && onDecision(chosen)}
          >
            <ToggleButton value={true}>{labels.accept}</ToggleButton>
            <ToggleButton value={false}>{labels.keepMine}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Typography variant="body2" component="div" dir="auto">
        <MarkedText segments={wordDiff(segment.before.join('\n\n'), segment.after.join('\n\n'))} />
      </Typography>
    </Box>
  );
}
