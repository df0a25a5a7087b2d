import Box from '@mui/material/Box';
import { memo } from 'react';
import { JobDescriptionCard } from '../job-description/job-description-card.js';
import { ProgressCard } from '../wizard/parts/progress-card.js';
import { Wizard } from '../wizard/wizard.js';
import { VisitorNote } from './visitor-note.js';

interface EditColumnProps {
  isVisitor: boolean;
  /** Whether the screen is narrow. The fields then come before the notes and the job description. */
  isNarrow: boolean;
  /** Called when the user completes the last step. */
  onFinish: () => void;
}

export const EditColumn = memo(function EditColumn({ isVisitor, isNarrow, onFinish }: EditColumnProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, py: 2 }}>
      <ProgressCard />
      {isVisitor && !isNarrow && <VisitorNote />}
      {!isNarrow && <JobDescriptionCard />}
      <Wizard onFinish={onFinish} />
      {isNarrow && <JobDescriptionCard />}
      {isVisitor && isNarrow && <VisitorNote />}
    </Box>
  );
});
