import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useDraft } from '../draft/draft-store.js';
import { missingFields } from '../draft/missing-fields.js';
import { messages } from './messages.js';

/** Empty required fields do not block the export. */
export function MissingFields({ onField }: { onField: (path: string) => void }) {
  const data = useDraft((state) => state.content.data);
  const missing = missingFields(data);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {messages.missingFields.title}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {missing.map(({ path, label }) => (
          <li key={path}>
            <Link component="button" type="button" variant="body2" color="inherit" onClick={() => onField(path)}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
