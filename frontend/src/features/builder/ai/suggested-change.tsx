import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { wordDiff } from '@shortlist/shared/text/word-diff';
import { MarkedText } from '@shortlist/ui-kit/marked-text';
import { BulletQuestion } from './bullet-question.js';
import { messages } from './messages.js';
import { isChanged, type Decision, type SuggestedLine } from './suggested-lines.js';

interface SuggestedChangeProps {
  name: string;
  line: SuggestedLine;
  decision: Decision;
  /** Whether this is the only change in the suggestion. If so, the dialog's own buttons accept or reject it. */
  isSingle: boolean;
  onDecision: (decision: Decision) => void;
}

export function SuggestedChange({ name, line, decision, isSingle, onDecision }: SuggestedChangeProps) {
  const id = useId();
  const { before, after, reasons, unverified, remarks, withBlank, question } = line;
  const shown =
    typeof decision === 'object'
      ? decision.answered
      : decision === 'blank' && withBlank !== undefined
        ? withBlank
        : after.join('\n');
  const changed = isChanged(line);
  return (
    <Box role="group" aria-labelledby={id}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}
      >
        <Typography id={id} variant="body2" component="h3" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        {changed && !isSingle && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={id}
            value={
              typeof decision === 'object' || decision === 'undecided'
                ? null
                : decision === 'reject'
                  ? 'reject'
                  : 'accept'
            }
            onChange={(_, chosen: Decision | null) => chosen && onDecision(chosen)}
          >
            <ToggleButton value="accept">{messages.suggestedChange.accept}</ToggleButton>
            <ToggleButton value="reject">{messages.suggestedChange.reject}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Typography variant="body2" component="div" dir="auto">
        <MarkedText segments={wordDiff(before.join('\n'), shown)} doubted={unverified} />
      </Typography>
      {reasons.length > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
          {reasons.join(' · ')}
        </Typography>
      )}
      {unverified.map((words) => (
        <Typography key={words} variant="caption" component="p" color="error" sx={{ mt: 0.75 }}>
          {messages.suggestedChange.unverified(words)}
        </Typography>
      ))}
      {remarks.map((remark) => (
        <Typography key={remark} variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
          {remark}
        </Typography>
      ))}
      {question && <BulletQuestion question={question} onAnswer={onDecision} />}
      {withBlank !== undefined && !question && (
        <FormControlLabel
          label={<Typography variant="body2">{messages.suggestedChange.placeholder}</Typography>}
          control={
            <Checkbox
              size="small"
              checked={decision === 'blank'}
              onChange={(event) => onDecision(event.target.checked ? 'blank' : 'undecided')}
            />
          }
        />
      )}
    </Box>
  );
}
