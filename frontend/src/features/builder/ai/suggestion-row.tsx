import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import type { AiTask } from '@shortlist/shared/product/plans';
import { isRunningOut, isUsedUp, useAllowance } from '../../../entities/billing/ai-allowance.js';
import { AllowanceNote } from '../../../entities/billing/allowance-note.js';
import { ModelNote } from '../../../entities/billing/model-note.js';
import { SuggestButton } from './suggest-button.js';

interface SuggestionRowProps {
  task: AiTask;
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Message about missing input; null while the button is enabled. */
  blockedBy: string | null;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function SuggestionRow({ task, blockedBy, ...button }: SuggestionRowProps) {
  const reason = useId();
  const allowance = useAllowance(task);
  const hasReason = blockedBy !== null || isRunningOut(allowance);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <SuggestButton
        {...button}
        disabled={blockedBy !== null || isUsedUp(allowance)}
        describedBy={hasReason ? reason : undefined}
      />
      {blockedBy === null ? (
        <AllowanceNote id={reason} allowance={allowance} />
      ) : (
        <Typography id={reason} variant="caption" color="text.secondary">
          {blockedBy}
        </Typography>
      )}
      <ModelNote />
    </Box>
  );
}
