import type { PromoCodePatch } from '@shortlist/shared/contract/console/promo-codes';
import { Fragment, type ReactElement } from 'react';
import { DateTimeInput, minValue, NumberInput } from 'react-admin';
import { FieldPair } from '../../ui/field-pair.js';
import { messages } from './messages.js';

const atLeastOne = minValue(1, messages.limitFields.minOneOrBlank);

/** `active` is not part of the form, because it has a separate button. */
const INPUTS: Readonly<Record<Exclude<keyof PromoCodePatch, 'active'>, (source: string) => ReactElement>> = {
  startsAt: (source) => (
    <DateTimeInput source={source} label={messages.limitFields.starts} helperText={messages.limitFields.startsHint} />
  ),
  endsAt: (source) => (
    <DateTimeInput source={source} label={messages.limitFields.ends} helperText={messages.limitFields.endsHint} />
  ),
  maxUses: (source) => <CountInput source={source} label={messages.limitFields.totalUses} />,
  maxUsesPerUser: (source) => <CountInput source={source} label={messages.limitFields.usesPerCustomer} />,
};

const CountInput = (props: { source: string; label: string }) => (
  <NumberInput {...props} min={1} step={1} validate={atLeastOne} helperText={messages.limitFields.noLimitHint} />
);

/** The dates and limits of a promo code can change even after the first use, unlike the discount. */
export const LimitFields = () => (
  <FieldPair>
    {Object.entries(INPUTS).map(([source, input]) => (
      <Fragment key={source}>{input(source)}</Fragment>
    ))}
  </FieldPair>
);
