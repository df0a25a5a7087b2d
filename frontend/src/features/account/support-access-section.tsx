import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SupportAccess } from '@shortlist/shared/contract/account/support-access';
import { SUPPORT_ACCESS_DAYS } from '@shortlist/shared/product/support-access';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '../../api/http.js';
import { dayOf, timeOf } from '../../ui/day.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { useFailureToast } from '../../entities/session/use-failure-toast.js';
import { messages } from './messages.js';
import { Section } from './parts/section.js';

const ADDRESS = '/api/auth/support-access';

const accessQuery = queryOptions({
  queryKey: ['support-access'],
  queryFn: ({ signal }) => http.get<SupportAccess>(ADDRESS, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export function SupportAccessSection() {
  return (
    <Section
      id="support-access"
      title={messages.supportAccessSection.title}
      intro={messages.supportAccessSection.intro}
    >
      <Access />
    </Section>
  );
}

function Access() {
  const { data, error, refetch } = useQuery(accessQuery);
  if (error && !data)
    return <LoadFailure message={messages.supportAccessSection.failed(error.message)} onRetry={() => void refetch()} />;
  if (!data)
    return <Skeleton variant="rounded" height={74} role="status" aria-label={messages.supportAccessSection.loading} />;
  return (
    <>
      <Choice until={data.until} />
      <Readings readings={data.readings} />
    </>
  );
}

type Change = { days: number } | 'end';

function Choice({ until }: Pick<SupportAccess, 'until'>) {
  const queryClient = useQueryClient();
  const reportFailure = useFailureToast(messages.supportAccessSection.saveFailed);
  const [days, setDays] = useState<number>(SUPPORT_ACCESS_DAYS[1]);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) =>
      change === 'end' ? http.delete<SupportAccess>(ADDRESS) : http.put<SupportAccess>(ADDRESS, change),
    onSuccess: (access) => queryClient.setQueryData(accessQuery.queryKey, access),
    onError: reportFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['security-events'] }),
  });
  if (until !== null)
    return (
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography role="status">{messages.supportAccessSection.allowedUntil(dayOf(until), timeOf(until))}</Typography>
        <Button variant="outlined" loading={isPending} onClick={() => mutate('end')}>
          {messages.supportAccessSection.endAccessNow}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TextField
        select
        label={messages.supportAccessSection.forHowLong}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        sx={{ minWidth: 140 }}
      >
        {SUPPORT_ACCESS_DAYS.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {messages.supportAccessSection.days(choice)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" loading={isPending} onClick={() => mutate({ days })}>
        {messages.supportAccessSection.allow}
      </Button>
    </Box>
  );
}

function Readings({ readings }: Pick<SupportAccess, 'readings'>) {
  if (readings.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {messages.supportAccessSection.noVisits}
      </Typography>
    );
  return (
    <Card
      component="ul"
      aria-label={messages.supportAccessSection.resumesThatSupportRead}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {readings.map(({ id, at, resumeTitle, reason }) => (
        <Box
          key={id}
          component="li"
          sx={{ px: 2, py: 1.25, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography>{messages.supportAccessSection.read(resumeTitle)}</Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={at}>
              {dayOf(at)}, {timeOf(at)}
            </time>
            {` · ${messages.supportAccessSection.reason(reason)}`}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}
