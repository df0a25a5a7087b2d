import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { Panel } from './panel.js';
import { pointsLost } from './points.js';
import { RuleRow } from './rule-row.js';

export function StepsPanel({ resumeId, steps }: { resumeId: string; steps: ResumeAnalytics['next'] }) {
  return (
    <Panel title="What to do next" intro="The rules that cost the most points now. Each links to its field.">
      {steps.length === 0 ? (
        <Typography>No rule costs points. There is nothing left to fix.</Typography>
      ) : (
        <List disablePadding aria-label="Next steps" sx={{ mx: -1 }}>
          {steps.map(({ rule, message, path, cost }) => (
            <RuleRow key={rule} resumeId={resumeId} text={message} path={path} points={pointsLost(cost)} />
          ))}
        </List>
      )}
    </Panel>
  );
}
