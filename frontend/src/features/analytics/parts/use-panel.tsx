import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { WRITING_PAGES } from '../../../entities/resume/writing-paths.js';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { formatName } from './format-name.js';
import { messages } from '../messages.js';
import { Panel, Part } from './panel.js';
import { WeekBars } from './week-bars.js';

export function UsePanel({ resumeId, analytics }: { resumeId: string; analytics: ResumeAnalytics }) {
  const { use, score, updatedAt } = analytics;
  const downloads = use.formats.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={messages.usePanel.activity} intro={messages.usePanel.intro}>
      <Box component="dl" sx={FACTS}>
        <Fact name={messages.usePanel.lastEdit}>
          <RelativeTime at={updatedAt} />
        </Fact>
        <Fact name={messages.usePanel.versions}>{score.versions}</Fact>
        <Fact name={messages.usePanel.downloads}>{downloads}</Fact>
        <Fact name={messages.usePanel.documents}>{use.texts.length}</Fact>
      </Box>
      {downloads === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {messages.usePanel.noDownloadsYet}
        </Typography>
      ) : (
        <>
          <Part title={messages.usePanel.weeksTitle}>
            <WeekBars weeks={use.weeks} />
          </Part>
          <Typography variant="body2" color="textSecondary">
            {use.formats.map(({ format, count }) => `${formatName(format)}: ${count}`).join(' · ')}
          </Typography>
        </>
      )}
      {use.texts.length > 0 && (
        <Part title={messages.usePanel.documents}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { py: 0.5 } }}>
            {WRITING_PAGES.map(({ kind, name, pathOf }) => {
              const written = use.texts.find((text) => text.kind === kind);
              return (
                written && (
                  <li key={kind}>
                    <Link component={RouterLink} to={pathOf(resumeId)}>
                      {name}
                    </Link>
                    , {messages.usePanel.saved} <RelativeTime at={written.updatedAt} />
                  </li>
                )
              );
            })}
          </Box>
        </Part>
      )}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </Box>
  );
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  gap: 1.5,
  m: 0,
};
