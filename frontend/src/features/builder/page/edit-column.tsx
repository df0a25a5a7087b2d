import Box from '@mui/material/Box';
import { memo } from 'react';
import { JobDescriptionCard } from '../job-description/job-description-card.js';
import { ProgressCard } from '../wizard/progress-card.js';
import { Wizard } from '../wizard/wizard.js';
import { VisitorNote } from './visitor-note.js';

export const EditColumn = memo(function EditColumn({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, py: 2 }}>
      <ProgressCard />
      {isVisitor && <VisitorNote />}
      <JobDescriptionCard />
      <Wizard />
    </Box>
  );
});
