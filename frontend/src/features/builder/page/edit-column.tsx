import Box from '@mui/material/Box';
import { memo } from 'react';
import { JobDescriptionCard } from '../job-description/job-description-card.js';
import { ProgressCard } from '../wizard/parts/progress-card.js';
import { Wizard } from '../wizard/wizard.js';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { PRICE_OF_DOWNLOAD } from '../../../entities/billing/billing.js';
import { messages } from './messages.js';
import { SIGN_UP_TO_EXPORT_PATH } from '../../../lib/open-export-path.js';

interface EditColumnProps {
  isVisitor: boolean;
  /** True on narrow screens, where the job description and the visitor note follow the fields. */
  isNarrow: boolean;
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

const texts = messages.visitorNote;

function VisitorNote() {
  return (
    <Box sx={{ bgcolor: 'brand.primarySoft', borderRadius: 2, px: 2, py: 1 }}>
      <Typography variant="caption" component="p">
        <strong>{texts.title}</strong> {texts.free}{' '}
        <Link component={RouterLink} to={SIGN_UP_TO_EXPORT_PATH}>
          {texts.signUp}
        </Link>{' '}
        {texts.benefit(PRICE_OF_DOWNLOAD)}
      </Typography>
    </Box>
  );
}
