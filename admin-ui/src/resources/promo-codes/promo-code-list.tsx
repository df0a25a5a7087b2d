import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { money } from '@shortlist/shared/product/money';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordLink } from '../../ui/record-link.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { messages } from './messages.js';
import { PauseButton } from './pause-button.js';
import { PromoCodeChip } from './promo-code-chip.js';
import { discountText, periodText, purchasesText, usesText } from './promo-code-text.js';

const STATUSES = [
  { id: 'true', name: messages.promoCodeList.notPaused },
  { id: 'false', name: messages.promoCodeList.paused },
];

export function PromoCodeList() {
  return (
    <ListPage
      title={messages.promoCodeList.title}
      intro={messages.promoCodeList.intro}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<CreateLink />}
      filters={
        <>
          <SearchFilter label={messages.promoCodeList.searchCodes} />
          <SelectFilter source="active" label={messages.promoCodeList.status} choices={STATUSES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(promo: PromoCodeView) => <PromoCodeCard promo={promo} />} />}
    />
  );
}

function CreateLink() {
  const { canAccess } = useCanAccess({ resource: 'promo-codes', action: 'create' });
  return canAccess ? (
    <Button component={Link} to="/promo-codes/create" variant="contained" startIcon={<AddOutlined />}>
      {messages.promoCodeList.createPromoCode}
    </Button>
  ) : null;
}

function Table() {
  const Col = DataTable.Col<PromoCodeView>;
  return (
    <RecordsTable>
      <Col source="code" render={(promo) => <CodeLink promo={promo} />} />
      <Col source="value" label={messages.promoCodeList.discount} render={discountText} />
      <Col source="appliesTo" label={messages.promoCodeList.appliesTo} disableSort render={purchasesText} />
      <Col source="uses" label={messages.promoCodeList.uses} render={usesText} />
      <Col
        source="earned"
        label={messages.promoCodeList.earned}
        render={({ earned, currency }) => money(earned, currency)}
      />
      <Col source="cost" label={messages.promoCodeList.cost} render={({ cost, currency }) => money(cost, currency)} />
      <Col source="endsAt" label={messages.promoCodeList.valid} render={periodText} />
      <Col source="active" label={messages.promoCodeList.status} render={(promo) => <PromoCodeChip promo={promo} />} />
      <Col label={messages.promoCodeList.actions} align="right" render={(promo) => <PauseButton promo={promo} />} />
    </RecordsTable>
  );
}

function CodeLink({ promo: { id, code } }: { promo: PromoCodeView }) {
  const { canAccess } = useCanAccess({ resource: 'promo-codes', action: 'edit' });
  return canAccess ? (
    <RecordLink to={`/promo-codes/${id}`}>{code}</RecordLink>
  ) : (
    <Typography component="span" sx={{ fontWeight: 700 }}>
      {code}
    </Typography>
  );
}

function PromoCodeCard({ promo }: { promo: PromoCodeView }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <CodeLink promo={promo} />
        <PromoCodeChip promo={promo} />
      </Box>
      <Typography variant="body2">
        {messages.promoCodeList.discountOff(discountText(promo), purchasesText(promo))}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {messages.promoCodeList.usesCount(usesText(promo))}
          <br />
          {messages.promoCodeList.earnedAndCost(money(promo.earned, promo.currency), money(promo.cost, promo.currency))}
          <br />
          {periodText(promo)}
        </Typography>
        <PauseButton promo={promo} />
      </Box>
    </>
  );
}
