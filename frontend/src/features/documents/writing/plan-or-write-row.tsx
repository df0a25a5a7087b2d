import Skeleton from '@mui/material/Skeleton';
import type { PlanFeature } from '@shortlist/shared/product/plans';
import { PlanNote } from '../../../entities/billing/plan-note.js';
import { messages } from './messages.js';
import { WriteRow, type WriteRowProps } from './write-row.js';

interface PlanOrWriteRowProps extends WriteRowProps {
  /** The required plan feature; undefined if it is free. */
  feature: PlanFeature | undefined;
  /** Undefined while the plan is loading. */
  hasFeature: boolean | undefined;
  blank: boolean;
}

/** The generate button, or a note about the plan that includes it. Existing text stays editable either way. */
export function PlanOrWriteRow({ feature, hasFeature, blank, ...row }: PlanOrWriteRowProps) {
  if (hasFeature === undefined) return <Skeleton variant="rounded" height={40} width={180} />;
  if (hasFeature || feature === undefined) return <WriteRow {...row} />;
  return <PlanNote feature={feature}>{!blank && messages.planOrWriteRow.stillEditable}</PlanNote>;
}
