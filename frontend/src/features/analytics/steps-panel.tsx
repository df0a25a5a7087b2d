import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { messages } from './messages.js';
import { Panel } from './parts/panel.js';
import { pointsLost } from './parts/points.js';
import { RuleRow } from './rule-row.js';

export function StepsPanel({ resumeId, steps }: { resumeId: string; steps: ResumeAnalytics['next'] }) {
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
