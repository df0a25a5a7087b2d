import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DocumentExportReport } from '@shortlist/shared/contract/export';
import { messages } from './messages.js';

/** Lists what an independent parser, similar to those of employers, found in the exported file. */
export function FileReport({ report: { found, total, missing, inOrder } }: { report: DocumentExportReport }) {
  const good = missing.length === 0 && inOrder;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {good ? <CheckCircle color="success" fontSize="small" /> : <WarningAmber color="warning" fontSize="small" />}
      <Typography variant="body2">
        <strong>{messages.fileReport.found(found, total)}</strong> {messages.fileReport.order(inOrder)}
        {missing.length > 0 && messages.fileReport.missing(missing.map(({ label }) => label))}
      </Typography>
    </Box>
  );
}
