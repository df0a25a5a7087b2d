import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ResumeAnalytics, ScoreChangeView } from '@shortlist/shared/contract/resume-analytics';
import { Panel, Part } from './panel.js';
import { signed } from './points.js';
import { RuleRow } from './rule-row.js';

interface ChangesPanelProps {
  resumeId: string;
  score: ResumeAnalytics['score'];
}

/** Which rules won or lost points. With one version there is nothing between the first and the last that could differ. */
export function ChangesPanel({ resumeId, score: { versions, sinceFirst, sinceLast } }: ChangesPanelProps) {
  return (
    <Panel
      title="What changed the score"
      intro="Points each rule gained or lost in the score or the job match, with its current advice."
    >
      {versions === 0 && (
        <Typography>
          There is no earlier version to compare with yet. One is saved as soon as you change something.
        </Typography>
      )}
      {versions === 1 && <Changes resumeId={resumeId} title="Since the first version" changes={sinceFirst} />}
      {versions > 1 && (
        <>
          <Changes resumeId={resumeId} title="Since the last version" changes={sinceLast} />
          <Changes resumeId={resumeId} title="Since the first version" changes={sinceFirst} />
        </>
      )}
    </Panel>
  );
}

function Changes({
  resumeId,
  title,
  changes,
}: {
  resumeId: string;
  title: string;
  changes: readonly ScoreChangeView[];
}) {
  return (
    <Part title={title}>
      {changes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          No rule gained or lost points.
        </Typography>
      ) : (
        <List disablePadding aria-label={title} sx={{ mx: -1 }}>
          {changes.map(({ rule, part, name, message, path, change }) => (
            <RuleRow
              key={rule}
              resumeId={resumeId}
              text={part === 'match' ? `${name} (match)` : name}
              detail={message}
              path={path}
              points={
                <Box component="span" sx={{ color: change > 0 ? 'success.main' : 'error.main' }}>
                  {signed(change)}
                </Box>
              }
            />
          ))}
        </List>
      )}
    </Part>
  );
}
