import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { HowItWorks } from './how-it-works.js';
import { JobTerms } from './job-terms.js';
import { messages } from './messages.js';
import { RuleGroups } from './rule-groups.js';
import { ScoreParts } from './score-parts.js';
import { ParsedText } from './parsed-text.js';
import type { LiveScore } from './use-score.js';

const texts = messages.panel;

type View = 'score' | 'text';

interface ScorePanelProps {
  score: LiveScore;
  onClose: () => void;
  onField: (path: string) => void;
}

export function ScorePanel({ score, onClose, onField }: ScorePanelProps) {
  const [view, setView] = useState<View>('score');
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { 'aria-labelledby': `${id}-title`, role: 'dialog', sx: { width: { xs: 1, sm: 480 } } },
        backdrop: { invisible: true },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 3, pt: 2 }}>
        <Typography id={`${id}-title`} variant="h2">
          {texts.title(score.quality, score.parts.match)}
        </Typography>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Tabs
        value={view}
        onChange={(_, next: View) => setView(next)}
        aria-label={texts.tabs}
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        <Tab value="score" label={texts.score} id={`${id}-tab-score`} aria-controls={`${id}-score`} />
        <Tab value="text" label={texts.text} id={`${id}-tab-text`} aria-controls={`${id}-text`} />
      </Tabs>
      <Box
        key={view}
        role="tabpanel"
        id={`${id}-${view}`}
        aria-labelledby={`${id}-tab-${view}`}
        tabIndex={0}
        sx={{ overflowY: 'auto', p: 3, display: 'grid', gap: 3, alignContent: 'start' }}
      >
        {view === 'score' ? (
          <>
            <ScoreParts score={score} />
            <JobTerms terms={score.terms} />
            <RuleGroups score={score} onField={onField} />
            <HowItWorks />
          </>
        ) : (
          <ParsedText onField={onField} />
        )}
      </Box>
    </Drawer>
  );
}
