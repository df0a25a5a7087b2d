import Button from '@mui/material/Button';
import type { PromoCodeCreate as NewPromoCode } from '@shortlist/shared/contract/promo-codes';
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
import { MoneyInput } from './money-input.js';
import { PURCHASE_NAMES } from './promo-code-text.js';

const KINDS = [
  { id: 'percent', name: 'Percent off' },
  { id: 'amount', name: 'Amount off' },
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
        title="Create Promo Code"
        intro="The code and its discount cannot change later."
        above={<BackLink to="/promo-codes" label="Promo Codes" />}
      />
      <Form defaultValues={DEFAULTS}>
        <Sections>
          <Section title="Discount">
            <FormFields>
              <DiscountFields />
            </FormFields>
          </Section>
          <Section title="Limits">
            <FormFields>
              <LimitFields />
            </FormFields>
          </Section>
        </Sections>
        <FormActions>
          <SaveButton label="Create Promo Code" icon={false} alwaysEnable />
          <Button component={Link} to="/promo-codes">
            Cancel
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
        label="Code"
        validate={required('Enter a code.')}
        parse={(code: string) => code.toUpperCase()}
        helperText="What customers type, such as WELCOME20."
      />
      <RadioButtonGroupInput source="kind" label="Kind" choices={KINDS} helperText={false} />
      <FieldPair>
        <FormDataConsumer<NewPromoCode>>{({ formData }) => <ValueField kind={formData.kind} />}</FormDataConsumer>
        <MoneyInput source="minAmount" label="Minimum purchase" min={0} helperText="0: no minimum." />
      </FieldPair>
      <CheckboxGroupInput
        source="appliesTo"
        label="Applies to"
        choices={PURCHASES}
        validate={required('Choose at least one.')}
        helperText={false}
      />
    </>
  );
}

/** Remounted for the other kind, because dollars are not percent. */
function ValueField({ kind }: Pick<NewPromoCode, 'kind'>) {
  const isFilledIn = [required('Enter the discount.'), minValue(1, 'Enter a discount above zero.')];
  return kind === 'percent' ? (
    <NumberInput
      key={kind}
      source="value"
      label="Percent off"
      min={1}
      max={100}
      step={1}
      validate={[...isFilledIn, maxValue(100, 'At most 100 percent.')]}
      helperText={false}
    />
  ) : (
    <MoneyInput key={kind} source="value" label="Amount off" validate={isFilledIn} helperText={false} />
  );
}
