import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import {
  AI_TASK_NAMES,
  AI_TASKS,
  CUSTOMERS,
  PLAN_FEATURE_NAMES,
  PLAN_FEATURES,
  PLAN_NAMES,
  type Access,
  type Customer,
} from '@shortlist/shared/product/plans';
import type { ReactNode } from 'react';
import { money } from '@shortlist/shared/product/money';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { messages } from './messages.js';

interface PlanTableProps {
  plans: PublicConfig['plans'];
  prices: PublicConfig['prices'];
  allowances: PublicConfig['aiAllowances'];
  /** Whether the server uses a language model. If not, built-in rules produce all suggestions. */
  hasModel: boolean;
}

const NAMES: Record<Customer, string> = { visitor: messages.planTable.visitor, ...PLAN_NAMES };

/** Compares the features of the plans and shows the limits that the server enforces. */
export function PlanTable({ plans, prices, allowances, hasModel }: PlanTableProps) {
  const each = messages.planTable.each(money(prices.download, prices.currency));
  return (
    <Box component="section" aria-labelledby="included" sx={{ mt: { xs: 6, sm: 9 } }}>
      <Typography id="included" variant="h2" sx={{ mb: 2 }}>
        {messages.planTable.whatEachPlanIncludes}
      </Typography>
      <Card>
        <Table aria-labelledby="included" sx={PLACE}>
          <TableHead>
            <TableRow>
              <TableCell>{messages.planTable.plan}</TableCell>
              {CUSTOMERS.map((customer) => (
                <TableCell key={customer} align="center">
                  {NAMES[customer]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {PLAN_FEATURES.map((feature) => (
              <Row key={feature} name={PLAN_FEATURE_NAMES[feature]}>
                {(customer) => <AccessMark access={plans[customer][feature]} each={each} />}
              </Row>
            ))}
          </TableBody>
          <TableBody>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={CUSTOMERS.length + 1}
                sx={{ bgcolor: 'brand.subtle', fontWeight: 700 }}
              >
                {messages.planTable.dailyWritingLimits}
              </TableCell>
            </TableRow>
            {AI_TASKS.map((task) => (
              <Row key={task} name={AI_TASK_NAMES[task]}>
                {(customer) => <Count number={allowances[customer][task]} />}
              </Row>
            ))}
            {hasModel && (
              <Row name={messages.planTable.ofAllModel}>
                {(customer) => <Count number={allowances[customer].model} />}
              </Row>
            )}
          </TableBody>
        </Table>
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
        {messages.planTable.limitsNote}
      </Typography>
    </Box>
  );
}

function Row({ name, children }: { name: string; children: (customer: Customer) => ReactNode }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {name}
      </TableCell>
      {CUSTOMERS.map((customer) => (
        <TableCell key={customer} align="center">
          {children(customer)}
        </TableCell>
      ))}
    </TableRow>
  );
}

function AccessMark({ access, each }: { access: Access; each: string }) {
  if (access === 'per resume') return each;
  return access === 'included' ? (
    <Check fontSize="small" color="primary" titleAccess={messages.planTable.titleAccess} />
  ) : (
    <NoMark />
  );
}

const Count = ({ number }: { number: number }) => (number === 0 ? <NoMark /> : number.toLocaleString('en'));

const NoMark = () => (
  <>
    <span aria-hidden>–</span>
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {messages.planTable.no}
    </Box>
  </>
);

const PLACE = {
  '& th, & td': { px: { xs: 0.5, sm: 2 } },
  // On phones, use a small font for the plan names to leave more width for the feature names.
  '& thead th:not(:first-of-type)': { fontSize: { xs: 11, sm: 'inherit' } },
  '& th:first-of-type': { pl: { xs: 1.5, sm: 3 } },
  '& td': { width: { sm: '15%' } },
  '& tbody:last-of-type tr:last-child > *': { borderBottom: 0 },
};
