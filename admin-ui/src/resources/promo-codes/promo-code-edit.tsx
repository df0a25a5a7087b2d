import Stack from '@mui/material/Stack';
import type { PromoCodeView } from '@shortlist/shared/contract/promo-codes';
import { money } from '@shortlist/shared/money';
import { EditBase, Form, SaveButton, useRecordContext } from 'react-admin';
import { BackLink } from '../../ui/back-link.js';
import { momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { FormActions } from '../../ui/form-actions.js';
import { FormFields } from '../../ui/form-fields.js';
import { PageHeader } from '../../ui/page-header.js';
import { RecordPage } from '../../ui/record-page.js';
import { Section } from '../../ui/section.js';
import { Sections } from '../../ui/sections.js';
import { DeleteButton } from './delete-button.js';
import { LimitFields } from './limit-fields.js';
import { PauseButton } from './pause-button.js';
import { PromoCodeChip } from './promo-code-chip.js';
import { discountText, purchasesText } from './promo-code-text.js';

export function PromoCodeEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <RecordPage>
        <PromoCode />
      </RecordPage>
    </EditBase>
  );
}

function PromoCode() {
  const promo = useRecordContext<PromoCodeView>();
  if (!promo) return null;
  return (
    <>
      <PageHeader
        title={promo.code}
        above={<BackLink to="/promo-codes" label="Promo Codes" />}
        actions={<PauseButton promo={promo} />}
      />
      <Sections>
        <Stack spacing={2.5}>
          <Section title="Discount">
            <Facts
              facts={{
                Status: <PromoCodeChip promo={promo} />,
                Discount: discountText(promo),
                'Applies to': purchasesText(promo),
                'Minimum purchase': promo.minAmount > 0 ? money(promo.minAmount, promo.currency) : 'None',
                Created: momentOf(promo.createdAt),
              }}
            />
          </Section>
          <Usage promo={promo} />
        </Stack>
        <Section title="Limits">
          <Form>
            <FormFields>
              <LimitFields />
            </FormFields>
            <FormActions>
              <SaveButton label="Save Limits" icon={false} />
            </FormActions>
          </Form>
        </Section>
      </Sections>
    </>
  );
}

function Usage({ promo }: { promo: PromoCodeView }) {
  const isUnused = promo.uses === 0 && promo.reserved === 0;
  return (
    <Section title="Usage">
      <Facts
        facts={{
          Paid: promo.maxUses === null ? String(promo.uses) : `${promo.uses} of ${promo.maxUses}`,
          'In checkout': String(promo.reserved),
          Earned: money(promo.earned, promo.currency),
          'Discounts given': money(promo.cost, promo.currency),
        }}
      />
      {isUnused && (
        <FormActions>
          <DeleteButton promo={promo} />
        </FormActions>
      )}
    </Section>
  );
}
