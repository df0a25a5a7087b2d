import Box from '@mui/material/Box';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { ChangesPanel } from './changes-panel.js';
import { ContentPanel } from './content-panel.js';
import { KeywordsPanel } from './keywords-panel.js';
import { COLUMN, TWO_COLUMNS } from './parts/panel.js';
import { ScorePanel } from './score/score-panel.js';
import { SideBySidePanel } from './side-by-side-panel.js';
import { StepsPanel } from './steps-panel.js';
import { UsePanel } from './parts/use-panel.js';

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
