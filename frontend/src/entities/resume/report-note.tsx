import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ExportReport } from '@shortlist/shared/contract/export';
import { messages } from '../../ui/messages.js';

interface ReportNoteProps {
  report: ExportReport;
  onField: (path: string) => void;
}

/** Shows how many fields an independent parser found in the exported file, and links to the missing fields. */
export function ReportNote({ report, onField }: ReportNoteProps) {
  const { found, total, missing, inOrder, bytes } = report;
  const good = missing.length === 0 && inOrder;
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {good ? <CheckCircle color="success" fontSize="small" /> : <WarningAmber color="warning" fontSize="small" />}
        <Typography variant="body2">
          <strong>{messages.reportNote.found(found, total)}</strong> ·{' '}
          {inOrder ? messages.reportNote.inOrder : messages.reportNote.outOfOrder} · {kilobytes(bytes)}
        </Typography>
      </Box>
      {missing.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 4.5 }}>
          {missing.map(({ path, label }) => (
            <li key={path}>
              <Link component="button" type="button" variant="body2" onClick={() => onField(path)}>
                {label}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const kilobytes = (bytes: number): string => messages.reportNote.kilobytes(Math.max(1, Math.round(bytes / 1024)));
