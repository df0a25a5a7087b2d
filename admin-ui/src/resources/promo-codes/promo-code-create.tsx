import Button from '@mui/material/Button';
import type { PromoCodeCreate as NewPromoCode } from '@shortlist/shared/contract/console/promo-codes';
import {
  CheckboxGroupInput,
  CreateBase,
  Form,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SaveButton,
  TextInput,
} from 'react-admin';
import { Link } from 'react-router';
import { BackLink } from '../../ui/back-link.js';
import { FieldPair } from '../../ui/field-pair.js';
import { FormActions } from '../../ui/form-actions.js';
import { FormFields } from '../../ui/form-fields.js';
import { PageHeader } from '../../ui/page-header.js';
import { Section } from '../../ui/section.js';
import { Sections } from '../../ui/sections.js';
import { LimitFields } from './limit-fields.js';
import { messages } from './messages.js';
import { MoneyInput } from './money-input.js';
import { PURCHASE_NAMES } from './promo-code-text.js';

const KINDS = [
  { id: 'percent', name: messages.promoCodeCreate.percentOff },
  { id: 'amount', name: messages.promoCodeCreate.amountOff },
];
const PURCHASES = Object.entries(PURCHASE_NAMES).map(([id, name]) => ({ id, name }));

const DEFAULTS: Omit<NewPromoCode, 'value'> & { value: null } = {
  code: '',
  kind: 'percent',
  value: null,
  appliesTo: ['one_time_payment', 'pro', 'premium'],
  minAmount: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerUser: 1,
  active: true,
};

export function PromoCodeCreate() {
  return (
    <CreateBase redirect="list">
      <PageHeader
        title={messages.promoCodeCreate.createPromoCode}
        intro={messages.promoCodeCreate.intro}
        above={<BackLink to="/promo-codes" label={messages.promoCodeCreate.promoCodes} />}
      />
      <Form defaultValues={DEFAULTS}>
        <Sections>
          <Section title={messages.promoCodeCreate.discount}>
            <FormFields>
              <DiscountFields />
            </FormFields>
          </Section>
          <Section title={messages.promoCodeCreate.limits}>
            <FormFields>
              <LimitFields />
            </FormFields>
          </Section>
        </Sections>
        <FormActions>
          <SaveButton label={messages.promoCodeCreate.createPromoCode} icon={false} alwaysEnable />
          <Button component={Link} to="/promo-codes">
            {messages.promoCodeCreate.cancel}
          </Button>
        </FormActions>
      </Form>
    </CreateBase>
  );
}

function DiscountFields() {
  return (
    <>
      <TextInput
        source="code"
        label={messages.promoCodeCreate.code}
        validate={required(messages.promoCodeCreate.codeRequired)}
        parse={(code: string) => code.toUpperCase()}
        helperText={messages.promoCodeCreate.codeHint}
      />
      <RadioButtonGroupInput source="kind" label={messages.promoCodeCreate.kind} choices={KINDS} helperText={false} />
      <FieldPair>
        <FormDataConsumer<NewPromoCode>>{({ formData }) => <ValueField kind={formData.kind} />}</FormDataConsumer>
        <MoneyInput
          source="minAmount"
          label={messages.promoCodeCreate.minimumPurchase}
          min={0}
          helperText={messages.promoCodeCreate.noMinimumHint}
        />
      </FieldPair>
      <CheckboxGroupInput
        source="appliesTo"
        label={messages.promoCodeCreate.appliesTo}
        choices={PURCHASES}
        validate={required(messages.promoCodeCreate.appliesToRequired)}
        helperText={false}
      />
    </>
  );
}

/** The input remounts when the kind of discount changes, because an amount in dollars is not a valid percentage. */
function ValueField({ kind }: Pick<NewPromoCode, 'kind'>) {
  const isFilledIn = [
    required(messages.promoCodeCreate.discountRequired),
    minValue(1, messages.promoCodeCreate.discountAboveZero),
  ];
  return kind === 'percent' ? (
    <NumberInput
      key={kind}
      source="value"
      label={messages.promoCodeCreate.percentOff}
      min={1}
      max={100}
      step={1}
      validate={[...isFilledIn, maxValue(100, messages.promoCodeCreate.percentTooHigh)]}
      helperText={false}
    />
  ) : (
    <MoneyInput
      key={kind}
      source="value"
      label={messages.promoCodeCreate.amountOff}
      validate={isFilledIn}
      helperText={false}
    />
  );
}
