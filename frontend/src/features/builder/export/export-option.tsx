import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ExportReport } from '@shortlist/shared/contract/export';
import { ReportNote } from '../../../entities/resume/report-note.js';
import { messages } from './messages.js';

interface ExportOptionProps {
  Icon: typeof SvgIcon;
  name: string;
  description: string;
  action: string;
  busy: boolean;
  disabled: boolean;
  report?: ExportReport;
  onClick: () => void;
  onField: (path: string) => void;
}

export function ExportOption({
  Icon,
  name,
  description,
  action,
  busy,
  disabled,
  report,
  onClick,
  onField,
}: ExportOptionProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <Icon color="action" />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {description}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          disabled={disabled}
          onClick={onClick}
          startIcon={busy ? <CircularProgress size={16} color="inherit" /> : undefined}
          sx={{ flexShrink: 0, width: { xs: 1, sm: 'auto' } }}
        >
          {busy ? messages.option.pending : action}
        </Button>
      </Box>
      <Box role="status">{report && <ReportNote report={report} onField={onField} />}</Box>
    </Box>
  );
}
