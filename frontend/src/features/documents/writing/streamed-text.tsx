import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { messages } from './messages.js';
import type { Writing } from './use-writing.js';

interface StreamedTextProps {
  label: string;
  writing: Writing;
  /** Height in lines of the text field that the streamed text replaces. */
  lines: number;
}

/** Shows text while it is being generated. Screen readers announce completed paragraphs instead of every word. */
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
        {/* Focus the Stop button to scroll to the text, which is far below the generate button on phones. */}
        <Button
          autoFocus
          size="small"
          variant="outlined"
          // Ignore the second click of a double click: focusing the Stop button may scroll it under the pointer.
          onClick={({ detail }) => detail < 2 && writing.stop()}
        >
          {messages.streamedText.stop}
        </Button>
      </Box>
    </Box>
  );
}
