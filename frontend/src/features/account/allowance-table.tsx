import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { AI_TASK_NAMES, AI_TASKS } from '@shortlist/shared/product/plans';
import { useQuery } from '@tanstack/react-query';
import { allowanceQuery } from '../../entities/billing/ai-allowance.js';
import { timeOf } from '../../ui/day.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { messages } from './messages.js';

export function AllowanceTable() {
  const { data, error, refetch } = useQuery(allowanceQuery);
  if (error && !data)
    return <LoadFailure message={messages.allowanceTable.failed(error.message)} onRetry={() => void refetch()} />;
  if (!data)
    return <Skeleton variant="rounded" height={225} role="status" aria-label={messages.allowanceTable.loading} />;
  const { tasks, model, resetsAt } = data;
  const rows = AI_TASKS.map((task) => ({ name: AI_TASK_NAMES[task], ...tasks[task] }))
    // Omits tasks that the plan does not include.
    .filter(({ limit }) => limit > 0);
  if (model) rows.push({ name: messages.allowanceTable.ofAllModel, ...model });
  return (
    <div>
      <Card>
        <Table
          size="small"
          aria-label={messages.allowanceTable.writingHelpUsedToday}
          sx={{ '& tbody tr:last-child > *': { borderBottom: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{messages.allowanceTable.writingHelp}</TableCell>
              <TableCell align="right">{messages.allowanceTable.usedToday}</TableCell>
              <TableCell align="right">{messages.allowanceTable.perDay}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, used, limit }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
                  {name}
                </TableCell>
                <TableCell align="right">{used.toLocaleString('en')}</TableCell>
                <TableCell align="right">{limit.toLocaleString('en')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {messages.allowanceTable.resets(timeOf(resetsAt))}
      </Typography>
    </div>
  );
}
