import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { firstPlanWith, PLAN_NAMES, type PlanFeature } from '@shortlist/shared/product/plans';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { messages } from '../../ui/messages.js';

interface PlanNoteProps {
  feature: PlanFeature;
  /** Text that follows "Part of the … plan." */
  children?: ReactNode;
}

export function PlanNote({ feature, children }: PlanNoteProps) {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button component={RouterLink} to="/pricing" color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {messages.planNote.seePlans}
        </Button>
      }
    >
      {messages.planNote.partOf(PLAN_NAMES[firstPlanWith(feature)])} {children}
    </Alert>
  );
}
