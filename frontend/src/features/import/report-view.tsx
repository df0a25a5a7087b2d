import CheckCircle from '@mui/icons-material/CheckCircle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportResult } from '@shortlist/shared/contract/import';
import { messages } from './messages.js';
import { recognizedSections } from './recognized-sections.js';
import { UnrecognizedText } from './unrecognized-text.js';

const texts = messages.reportView;

export function ReportView({ result }: { result: ImportResult }) {
  const { notUnderstood, notes, source } = result.report;
  const sections = recognizedSections(result);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {sections.length === 0 ? (
        <Alert severity="warning">{texts.nothingFound}</Alert>
      ) : (
        <div>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{result.title}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {texts.source(texts.sources[source])}
          </Typography>
          <Box component="ul" aria-label={texts.recognized} sx={SECTIONS}>
            {sections.map(({ section, amount }) => (
              <li key={section}>
                <CheckCircle color="success" fontSize="small" />
                <span>
                  <strong>{section}</strong>: {amount}
                </span>
              </li>
            ))}
          </Box>
        </div>
      )}
      {notes.length > 0 && (
        <section aria-labelledby="notes-title">
          <Typography id="notes-title" variant="h4" component="h3" sx={{ mb: 0.5 }}>
            {texts.check}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
            {notes.map(({ message, path }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </Box>
        </section>
      )}
      {notUnderstood.length > 0 && <UnrecognizedText pieces={notUnderstood} />}
    </Box>
  );
}

const SECTIONS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 3,
  rowGap: 0.75,
  '& li': { display: 'flex', gap: 1, alignItems: 'center' },
};
