import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DocumentExportReport } from '@shortlist/shared/contract/export';

/** What another program, reading the finished file as an employer's would, found in it. */
export function FileReport({ report: { found, total, missing, inOrder } }: { report: DocumentExportReport }) {
  const good = missing.length === 0 && inOrder;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {good ? <CheckCircle color="success" fontSize="small" /> : <WarningAmber color="warning" fontSize="small" />}
      <Typography variant="body2">
        <strong>
          {found} of {total} parts found
        </strong>{' '}
        when the file was read back{inOrder ? ', in the right order' : '; some are out of order'}
        {missing.length > 0 && `. Missing: ${missing.map(({ label }) => label).join(', ')}`}
      </Typography>
    </Box>
  );
}
