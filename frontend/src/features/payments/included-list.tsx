import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { messages } from './messages.js';

export function IncludedList({ lines }: { lines: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label={messages.includedList.label}
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 0.75, color: 'text.secondary' }}
    >
      {lines.map((line) => (
        <Box component="li" key={line} sx={{ display: 'flex', gap: 1.25, typography: 'body2' }}>
          <Check fontSize="small" color="primary" aria-hidden />
          {line}
        </Box>
      ))}
    </Box>
  );
}
