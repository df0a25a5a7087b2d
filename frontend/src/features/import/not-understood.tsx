import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportReport } from '@shortlist/shared/contract/import';
import { useToast } from '../../ui/toasts.js';

/** What found no place, as it stood in the file, to be copied to where it belongs. */
export function NotUnderstood({ pieces }: { pieces: ImportReport['notUnderstood'] }) {
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(pieces.map(({ text }) => text).join('\n\n')).then(
      () => toast({ title: 'Copied' }),
      () => toast({ title: 'Copying failed', description: 'Select the text instead.', variant: 'destructive' }),
    );
  };
  return (
    <section aria-labelledby="not-understood-title">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id="not-understood-title" variant="h4" component="h3">
          Not recognized
        </Typography>
        <Button size="small" startIcon={<ContentCopy />} onClick={copy}>
          Copy
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        We could not place this text. Copy it, and add what you need yourself.
      </Typography>
      <Box component="ul" tabIndex={0} aria-labelledby="not-understood-title" sx={PIECES}>
        {pieces.map(({ text, near }, index) => (
          <li key={index}>
            {near && (
              <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {near}
              </Typography>
            )}
            {text}
          </li>
        ))}
      </Box>
    </section>
  );
}

const PIECES = {
  m: 0,
  p: 1.5,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  maxHeight: 220,
  overflow: 'auto',
  bgcolor: 'brand.subtle',
  borderRadius: 1,
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
