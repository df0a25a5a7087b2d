import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { saveAppearance } from '../../../ui/save-state/save-appearance.js';
import type { CompanionStatus } from '../keeping/companion.js';
import { messages } from './messages.js';

interface SaveStatusLabelProps {
  status: CompanionStatus<unknown>;
  onDevice: boolean;
}

export function SaveStatusLabel({ status, onDevice }: SaveStatusLabelProps) {
  const { text, Icon, color, detail, reason } = saveAppearance(status, onDevice ? 'device' : 'account');
  const shownReason = status.kind === 'gone' ? messages.saveStatus.resumeDeleted : reason;
  return (
    <Box role="status" title={detail} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24, color }}>
      <Icon fontSize="small" />
      <Typography variant="body2" component="span">
        {status.kind === 'gone' ? messages.saveStatus.notSaved : text}
        {shownReason !== undefined && <>. {shownReason}</>}
      </Typography>
    </Box>
  );
}
