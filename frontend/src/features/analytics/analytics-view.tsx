import Box from '@mui/material/Box';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { ChangesPanel } from './changes-panel.js';
import { ContentPanel } from './content-panel.js';
import { KeywordsPanel } from './keywords-panel.js';
import { COLUMN, TWO_COLUMNS, Panel } from './parts/panel.js';
import { ScorePanel } from './score/score-panel.js';
import { SideBySidePanel } from './side-by-side-panel.js';
import { UsePanel } from './parts/use-panel.js';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { messages } from './messages.js';
import { pointsLost } from './parts/points.js';
import { RuleRow } from './rule-row.js';

export function AnalyticsView({ resume, analytics }: { resume: ResumeRecord; analytics: ResumeAnalytics }) {
  const resumeId = resume.id;
  const { score, next, content, keywords, sideBySide } = analytics;
  return (
    <Box sx={TWO_COLUMNS}>
      <ScorePanel score={score} rulesVersion={analytics.rulesVersion} />
      <Box sx={COLUMN}>
        <StepsPanel resumeId={resumeId} steps={next} />
        <ContentPanel resume={resume} content={content} />
      </Box>
      <Box sx={COLUMN}>
        <KeywordsPanel resumeId={resumeId} keywords={keywords} />
        <ChangesPanel resumeId={resumeId} score={score} />
        <UsePanel resumeId={resumeId} analytics={analytics} />
      </Box>
      <SideBySidePanel resumeId={resumeId} sideBySide={sideBySide} />
    </Box>
  );
}

function StepsPanel({ resumeId, steps }: { resumeId: string; steps: ResumeAnalytics['next'] }) {
  return (
    <Panel title={messages.stepsPanel.title} intro={messages.stepsPanel.intro}>
      {steps.length === 0 ? (
        <Typography>{messages.stepsPanel.nothingLeft}</Typography>
      ) : (
        <List disablePadding aria-label={messages.stepsPanel.label} sx={{ mx: -1 }}>
          {steps.map(({ rule, message, path, cost }) => (
            <RuleRow key={rule} resumeId={resumeId} text={message} path={path} points={pointsLost(cost)} />
          ))}
        </List>
      )}
    </Panel>
  );
}
