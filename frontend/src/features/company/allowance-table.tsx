import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import { AI_TASK_NAMES, AI_TASKS, CUSTOMERS, PLAN_NAMES, type Customer } from '@shortlist/shared/plans';

interface AllowanceTableProps {
  allowances: PublicConfig['aiAllowances'];
  /** Whether a language model is set up; without one the fixed rules answer everything. */
  hasModel: boolean;
}

const NAMES: Record<Customer, string> = { visitor: 'Visitors', ...PLAN_NAMES };

/** The numbers are the server's own. */
export function AllowanceTable({ allowances, hasModel }: AllowanceTableProps) {
  const rows = [
    ...AI_TASKS.map((task) => ({ task, name: AI_TASK_NAMES[task] })),
    ...(hasModel ? [{ task: 'model' as const, name: 'of all these, by a language model' }] : []),
  ];
  return (
    <Box component="section" aria-labelledby="included" sx={{ mt: { xs: 6, sm: 9 } }}>
      <Typography id="included" variant="h2">
        What each plan includes per day
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>
        Writing help, counted from midnight to midnight UTC. Visitors of one network share theirs, an account has its
        own. The score is not counted. Pro and Premium are not on sale yet.
      </Typography>
      <Card>
        <Table
          aria-labelledby="included"
          sx={{
            '& th, & td': { px: { xs: 0.75, sm: 2 } },
            '& th:first-of-type': { pl: { xs: 1.5, sm: 3 } },
            '& tr > :last-child': { pr: { xs: 1.5, sm: 3 } },
            '& td': { width: { sm: '16%' } },
            '& tbody tr:last-child > *': { borderBottom: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Per day</TableCell>
              {CUSTOMERS.map((customer) => (
                <TableCell key={customer} align="right">
                  {NAMES[customer]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ task, name }) => (
              <TableRow key={task}>
                <TableCell component="th" scope="row" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
                  {name}
                </TableCell>
                {CUSTOMERS.map((customer) => (
                  <TableCell key={customer} align="right">
                    {allowances[customer][task].toLocaleString('en')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Box>
  );
}
