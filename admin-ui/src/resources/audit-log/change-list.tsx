import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditChanges } from '@shortlist/shared/contract/common/audit-log';
import { flatChanges } from './flat-changes.js';

export function ChangeList({ changes }: { changes: AuditChanges }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {flatChanges(changes).map(({ field, before, after }) => (
        <Typography component="li" variant="body2" key={field} sx={{ overflowWrap: 'anywhere' }}>
          {field}: <del>{before}</del> → <ins>{after}</ins>
        </Typography>
      ))}
    </Box>
  );
}
