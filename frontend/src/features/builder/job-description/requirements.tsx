import Typography from '@mui/material/Typography';
import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { messages } from './messages.js';

/** Lists the years of experience, the degree and the certificates that the job requires. */
export function Requirements({ keywords: { years, degree, terms } }: { keywords: ExtractKeywordsView }) {
  const certificates = terms.filter(({ kind }) => kind === 'certificate').map(({ text }) => text);
  const requirements = [
    years === null ? '' : messages.requirements.years(years),
    degree ?? '',
    certificates.join(', '),
  ].filter(Boolean);
  if (requirements.length === 0) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {messages.requirements.summary(requirements)}
    </Typography>
  );
}
