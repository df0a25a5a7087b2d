import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QUALITY_WEIGHTS } from '@shortlist/shared/ats/score-resume';
import { messages } from './messages.js';

const texts = messages.howItWorks;

export function HowItWorks() {
  return (
    <Box component="section" aria-label={texts.title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3">{texts.title}</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {texts.method(QUALITY_WEIGHTS.parse * 100, QUALITY_WEIGHTS.content * 100)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {texts.limits}
      </Typography>
    </Box>
  );
}
