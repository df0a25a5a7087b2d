import Skeleton from '@mui/material/Skeleton';
import type { PlanFeature } from '@shortlist/shared/plans';
import { PlanNote } from '../../../ui/plan-note.js';
import { WriteRow, type WriteRowProps } from './write-row.js';

interface PlanOrWriteRowProps extends WriteRowProps {
  /** What a plan must have; nothing where everybody may. */
  feature: PlanFeature | undefined;
  /** Whether the plan has it; undefined while that is not known. */
  has: boolean | undefined;
  /** Nothing has been written yet. */
  blank: boolean;
}

/** Asks for a text, or says which plan has it. What was written before stays, and stays open to changes. */
export function PlanOrWriteRow({ feature, has, blank, ...row }: PlanOrWriteRowProps) {
  if (has === undefined) return <Skeleton variant="rounded" height={40} width={180} />;
  if (has || feature === undefined) return <WriteRow {...row} />;
  return <PlanNote feature={feature}>{!blank && 'You can still read and edit what you have written.'}</PlanNote>;
}
