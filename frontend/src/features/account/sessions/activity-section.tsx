import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SecurityEventList, SecurityEventView } from '@shortlist/shared/contract/common/security-events';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { shortDayOf, timeOf } from '../../../ui/day.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { messages } from '../messages.js';
import { Section } from '../parts/section.js';
import { isAlarming, securityEventOrigin, securityEventText } from './security-event-text.js';

const eventsQuery = infiniteQueryOptions({
  queryKey: ['security-events'],
  queryFn: ({ pageParam, signal }) =>
    http.get<SecurityEventList>(`/api/auth/security-events${pageParam && `?before=${pageParam}`}`, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export function ActivitySection() {
  return (
    <Section id="security-activity" title={messages.activitySection.title} intro={messages.activitySection.intro}>
      <Events />
    </Section>
  );
}

function Events() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(eventsQuery);
  if (error && !data)
    return <LoadFailure message={messages.activitySection.failed(error.message)} onRetry={() => void refetch()} />;
  if (!data)
    return <Skeleton variant="rounded" height={74} role="status" aria-label={messages.activitySection.label} />;
  return (
    <>
      <Card component="ul" aria-labelledby="security-activity" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.pages.flatMap(({ items }) => items.map((event) => <Row key={event.id} event={event} />))}
      </Card>
      {hasNextPage && (
        <Box>
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {messages.activitySection.showEarlier}
          </Button>
        </Box>
      )}
    </>
  );
}

function Row({ event }: { event: SecurityEventView }) {
  const origin = securityEventOrigin(event);
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ overflowWrap: 'anywhere', color: isAlarming(event) ? 'error.main' : undefined }}>
        {securityEventText(event)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={event.at}>
          {shortDayOf(event.at)}, {timeOf(event.at)}
        </time>
        {origin && ` · ${origin}`}
      </Typography>
    </Box>
  );
}
