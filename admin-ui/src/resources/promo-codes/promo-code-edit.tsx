import Stack from '@mui/material/Stack';
import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { money } from '@shortlist/shared/product/money';
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
import { messages } from './messages.js';
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
        above={<BackLink to="/promo-codes" label={messages.promoCodeEdit.promoCodes} />}
        actions={<PauseButton promo={promo} />}
      />
      <Sections>
        <Stack spacing={2.5}>
          <Section title={messages.promoCodeEdit.discount}>
            <Facts
              facts={{
                [messages.promoCodeEdit.status]: <PromoCodeChip promo={promo} />,
                [messages.promoCodeEdit.discount]: discountText(promo),
                [messages.promoCodeEdit.appliesTo]: purchasesText(promo),
                [messages.promoCodeEdit.minimumPurchase]:
                  promo.minAmount > 0 ? money(promo.minAmount, promo.currency) : messages.promoCodeEdit.none,
                [messages.promoCodeEdit.created]: momentOf(promo.createdAt),
              }}
            />
          </Section>
          <Usage promo={promo} />
        </Stack>
        <Section title={messages.promoCodeEdit.limits}>
          <Form>
            <FormFields>
              <LimitFields />
            </FormFields>
            <FormActions>
              <SaveButton label={messages.promoCodeEdit.saveLimits} icon={false} />
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
    <Section title={messages.promoCodeEdit.usage}>
      <Facts
        facts={{
          [messages.promoCodeEdit.paid]:
            promo.maxUses === null ? String(promo.uses) : messages.promoCodeEdit.of(promo.uses, promo.maxUses),
          [messages.promoCodeEdit.inCheckout]: String(promo.reserved),
          [messages.promoCodeEdit.earned]: money(promo.earned, promo.currency),
          [messages.promoCodeEdit.discountsGiven]: money(promo.cost, promo.currency),
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
