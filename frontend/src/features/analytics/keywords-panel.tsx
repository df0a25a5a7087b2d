import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CoverageView, ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { Link as RouterLink } from 'react-router';
import { Bar } from './bar.js';
import { Panel } from './panel.js';

interface KeywordsPanelProps {
  resumeId: string;
  keywords: ResumeAnalytics['keywords'];
}

const TERMS_SHOWN = 10;

/** How much of what the job asks for the résumé says. */
export function KeywordsPanel({ resumeId, keywords }: KeywordsPanelProps) {
  if (!keywords)
    return (
      <Panel title="Keywords">
        <Typography>
          Paste a job description{' '}
          <Link component={RouterLink} to={`/app/resume/${resumeId}`}>
            in the builder
          </Link>{' '}
          to see which of its keywords your resume has.
        </Typography>
      </Panel>
    );
  const { job, must, nice } = keywords;
  return (
    <Panel
      title="Keywords"
      intro={<Box sx={{ overflowWrap: 'anywhere' }}>From this resume’s job description{job && `: ${job}`}.</Box>}
    >
      <Coverage name="Must-have" coverage={must} none="The job description lists no must-haves." />
      <Coverage name="Nice-to-have" coverage={nice} none="The job description lists no nice-to-haves." />
      {must.missing.length + nice.missing.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Add missing keywords only if they are true.
        </Typography>
      )}
    </Panel>
  );
}

function Coverage({
  name,
  coverage: { asked, present, missing },
  none,
}: {
  name: string;
  coverage: CoverageView;
  none: string;
}) {
  const more = missing.length - TERMS_SHOWN;
  return (
    <Box component="section" aria-label={name}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Typography variant="h3">{name}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 700, whiteSpace: 'nowrap' }}>
          {asked > 0 ? `${present} of ${asked}` : '–'}
        </Typography>
      </Box>
      {asked > 0 && <Bar share={present / asked} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {asked === 0 && none}
        {asked > 0 && missing.length === 0 && 'Nothing is missing.'}
        {missing.length > 0 &&
          `${missing.length} missing: ${missing.slice(0, TERMS_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`}
      </Typography>
    </Box>
  );
}
