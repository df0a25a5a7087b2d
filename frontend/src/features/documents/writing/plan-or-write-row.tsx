import Skeleton from '@mui/material/Skeleton';
import type { PlanFeature } from '@shortlist/shared/product/plans';
import { PlanNote } from '../../../entities/billing/plan-note.js';
import { messages } from './messages.js';
import { WriteRow, type WriteRowProps } from './write-row.js';

interface PlanOrWriteRowProps extends WriteRowProps {
  feature: PlanFeature | undefined;
  /** Whether the user's plan has the feature; undefined while loading. */
  hasFeature: boolean | undefined;
  blank: boolean;
}

export function PlanOrWriteRow({ feature, hasFeature, blank, ...row }: PlanOrWriteRowProps) {
  if (hasFeature === undefined) return <Skeleton variant="rounded" height={40} width={180} />;
  if (hasFeature || feature === undefined) return <WriteRow {...row} />;
  return <PlanNote feature={feature}>{!blank && messages.planOrWriteRow.stillEditable}</PlanNote>;
}
