import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SuggestButton } from './suggest-button.js';

interface SuggestionRowProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** What is missing before it can be asked; null when nothing is. */
  blockedBy: string | null;
  onClick: () => void;
}

/** The button that asks for a text, and beside it what is still missing: a disabled button alone explains nothing. */
export function SuggestionRow({ blockedBy, ...button }: SuggestionRowProps) {
  const reason = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <SuggestButton {...button} disabled={blockedBy !== null} describedBy={blockedBy === null ? undefined : reason} />
      {blockedBy !== null && (
        <Typography id={reason} variant="caption" color="text.secondary">
          {blockedBy}
        </Typography>
      )}
    </Box>
  );
}
