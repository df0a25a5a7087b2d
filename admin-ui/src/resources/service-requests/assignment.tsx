import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import type { StaffNames } from '@shortlist/shared/contract/console/staff';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../api.js';
import { useMe } from '../../session/me.js';
import { messages } from './messages.js';
import type { ChangeRequest } from './use-change-request.js';

interface AssignmentProps {
  request: StaffServiceRequest;
  change: ChangeRequest;
  busy: boolean;
}

export function Assignment({ request: { assignee }, change, busy }: AssignmentProps) {
  const notify = useNotify();
  const { id: me } = useMe().staff;
  const { data: colleagues = [], error } = useQuery({
    queryKey: ['staff-names'],
    queryFn: ({ signal }) => api.get<StaffNames>('staff-names', { signal }),
  });
  // Adds the assignee to the options, because the list of colleagues omits disabled accounts.
  const names = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [...colleagues, assignee] : colleagues;
  const assign = async (assigneeId: string | null) => {
    const outcome = await change({ assigneeId });
    if (!outcome.ok) notify(outcome.message, { type: 'error' });
    else if (assigneeId === null) notify(messages.assignment.requestReturned);
    else notify(assigneeId === me ? messages.assignment.requestTaken : messages.assignment.requestAssigned);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mt: 2.5 }}>
      <TextField
        select
        label={messages.assignment.label}
        value={assignee?.id ?? ''}
        disabled={busy}
        onChange={({ target }) => void assign(target.value === '' ? null : target.value)}
        error={error !== null}
        helperText={error ? messages.assignment.namesLoadFailed(error.message) : undefined}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 200px', minWidth: 0, maxWidth: 320 }}
      >
        <MenuItem value="">{messages.assignment.nobody}</MenuItem>
        {names.map(({ id, username }) => (
          <MenuItem key={id} value={id}>
            {id === me ? messages.assignment.you(username) : username}
          </MenuItem>
        ))}
      </TextField>
      {assignee === null && (
        <Button variant="outlined" disabled={busy} onClick={() => void assign(me)}>
          {messages.assignment.takeRequest}
        </Button>
      )}
      {assignee?.id === me && (
        <Button variant="outlined" disabled={busy} onClick={() => void assign(null)}>
          {messages.assignment.returnRequest}
        </Button>
      )}
    </Box>
  );
}
