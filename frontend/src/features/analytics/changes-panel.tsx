import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ResumeAnalytics, ScoreChangeView } from '@shortlist/shared/contract/resume-analytics';
import { messages } from './messages.js';
import { Panel, Part } from './parts/panel.js';
import { signed } from './parts/points.js';
import { RuleRow } from './rule-row.js';

interface ChangesPanelProps {
  resumeId: string;
  score: ResumeAnalytics['score'];
}

export function ChangesPanel({ resumeId, score: { versions, sinceFirst, sinceLast } }: ChangesPanelProps) {
  return (
    <Panel title={messages.changesPanel.whatChangedTheScore} intro={messages.changesPanel.intro}>
      {versions === 0 && <Typography>{messages.changesPanel.noEarlierVersion}</Typography>}
      {versions === 1 && <Changes resumeId={resumeId} title={messages.changesPanel.sinceFirst} changes={sinceFirst} />}
      {versions > 1 && (
        <>
          <Changes resumeId={resumeId} title={messages.changesPanel.sinceTheLastVersion} changes={sinceLast} />
          <Changes resumeId={resumeId} title={messages.changesPanel.sinceFirst} changes={sinceFirst} />
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
          {messages.changesPanel.noChanges}
        </Typography>
      ) : (
        <List disablePadding aria-label={title} sx={{ mx: -1 }}>
          {changes.map(({ rule, part, name, message, path, change }) => (
            <RuleRow
              key={rule}
              resumeId={resumeId}
              text={part === 'match' ? messages.changesPanel.matchRule(name) : name}
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
