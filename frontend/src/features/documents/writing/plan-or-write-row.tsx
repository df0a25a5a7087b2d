import Skeleton from '@mui/material/Skeleton';
import type { PlanFeature } from '@shortlist/shared/plans';
import { usePlanHas } from '../../../lib/billing.js';
import { PlanNote } from '../../../ui/plan-note.js';
import { WriteRow, type WriteRowProps } from './write-row.js';

interface PlanOrWriteRowProps extends WriteRowProps {
  /** What a plan must have; nothing where everybody may. */
  feature: PlanFeature | undefined;
}

/** Asks for a text, or says which plan has it. What was written before stays, and stays open to changes. */
export function PlanOrWriteRow({ feature, ...row }: PlanOrWriteRowProps) {
  return feature === undefined ? <WriteRow {...row} /> : <OfPlan feature={feature} {...row} />;
}

function OfPlan({ feature, ...row }: WriteRowProps & { feature: PlanFeature }) {
  const has = usePlanHas(feature);
  if (has === undefined) return <Skeleton variant="rounded" height={40} width={180} />;
  if (has) return <WriteRow {...row} />;
  return <PlanNote feature={feature}>What you have written stays here, to read and to change.</PlanNote>;
}
