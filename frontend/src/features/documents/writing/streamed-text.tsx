import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import type { Writing } from './use-writing.js';

interface StreamedTextProps {
  /** "Writing your cover letter…" */
  label: string;
  writing: Writing;
  /** As high as the field in whose place it stands. */
  lines: number;
}

/** In the field's place while a text is written. What is said aloud are whole paragraphs, not every word. */
export function StreamedText({ label, writing, lines }: StreamedTextProps) {
  const text = writing.text ?? '';
  const spoken = text.slice(0, Math.max(0, text.lastIndexOf('\n\n')));
  return (
    <Box sx={{ border: 1, borderColor: 'brand.fieldLine', borderRadius: 1, overflow: 'hidden' }}>
      <LinearProgress aria-label={label} />
      <Box sx={{ px: 1.75, py: 1, minHeight: `${lines + 1}lh`, lineHeight: 1.5 }}>
        <Typography
          aria-hidden
          color="textSecondary"
          dir="auto"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text || label}
        </Typography>
        <Box role="status" sx={VISUALLY_HIDDEN}>
          {label}
        </Box>
        <Box aria-live="polite" aria-relevant="additions" sx={VISUALLY_HIDDEN}>
          {spoken.split('\n\n').map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Box>
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        {/* Focused, which also brings the text into sight: the button that was pressed is far above it on a phone. */}
        <Button
          autoFocus
          size="small"
          variant="outlined"
          // Focusing may have scrolled it under the pointer that asked: the second half of a double click is no wish to stop.
          onClick={({ detail }) => detail < 2 && writing.stop()}
        >
          Stop
        </Button>
      </Box>
    </Box>
  );
}
