import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CoverageView, ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { Link as RouterLink } from 'react-router';
import { Bar } from './parts/bar.js';
import { messages } from './messages.js';
import { Panel } from './parts/panel.js';

interface KeywordsPanelProps {
  resumeId: string;
  keywords: ResumeAnalytics['keywords'];
}

const TERMS_SHOWN = 10;

export function KeywordsPanel({ resumeId, keywords }: KeywordsPanelProps) {
  if (!keywords)
    return (
      <Panel title={messages.keywordsPanel.title}>
        <Typography>
          {messages.keywordsPanel.whatForText}{' '}
          <Link component={RouterLink} to={`/app/resume/${resumeId}`}>
            {messages.keywordsPanel.pasteAJobDescription}
          </Link>
        </Typography>
      </Panel>
    );
  const { job, must, nice } = keywords;
  return (
    <Panel
      title={messages.keywordsPanel.title}
      intro={
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {job ? messages.keywordsPanel.jobIntro(job) : messages.keywordsPanel.intro}
        </Box>
      }
    >
      <Coverage name={messages.keywordsPanel.mustHaves} coverage={must} none={messages.keywordsPanel.noMustHaves} />
      <Coverage name={messages.keywordsPanel.niceToHaves} coverage={nice} none={messages.keywordsPanel.noNiceToHaves} />
      {must.missing.length + nice.missing.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {messages.keywordsPanel.onlyIfTrue}
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
          {asked > 0 ? messages.keywordsPanel.present(present, asked) : '–'}
        </Typography>
      </Box>
      {asked > 0 && <Bar share={present / asked} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {asked === 0 && none}
        {asked > 0 && missing.length === 0 && messages.keywordsPanel.nothingIsMissing}
        {missing.length > 0 &&
          messages.keywordsPanel.missing(missing.length, missing.slice(0, TERMS_SHOWN).join(', '), Math.max(0, more))}
      </Typography>
    </Box>
  );
}
