import Typography from '@mui/material/Typography';
import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';

/** Conditions that are no keywords: years of experience, degree, certificates. */
export function AskedFor({ keywords: { years, degree, terms } }: { keywords: ExtractKeywordsView }) {
  const certificates = terms.filter(({ kind }) => kind === 'certificate').map(({ text }) => text);
  const facts = [
    years !== null && `${years} ${years === 1 ? 'year' : 'years'} of experience`,
    degree,
    certificates.length > 0 && certificates.join(', '),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      Also requires: {facts.join(' · ')}
    </Typography>
  );
}
