import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api.js';
import { momentOf } from '../ui/dates.js';
import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';
import { Waiting } from '../ui/waiting.js';
import { messages } from './messages.js';

interface FigurePageProps<View> {
  title: string;
  /** API path, relative to `/api/admin/`. */
  path: string;
  failure: string;
  actions?: ReactNode;
  tabs?: ReactNode;
  children: (view: View) => ReactNode;
}

export function FigurePage<View extends { updatedAt: string | null }>(props: FigurePageProps<View>) {
  const { title, path, failure, actions, tabs, children } = props;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['figures', path],
    queryFn: ({ signal }) => api.get<View>(path, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const retry = (
    <Button variant="contained" onClick={() => void refetch()}>
      {messages.figurePage.retry}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {actions}
            <Button
              variant="outlined"
              startIcon={<RefreshOutlined />}
              loading={isFetching}
              loadingPosition="start"
              onClick={() => void refetch()}
            >
              {messages.figurePage.refresh}
            </Button>
          </Box>
        }
      />
      {tabs}
      {data && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: tabs ? 0 : -2, mb: 2 }}>
          {data.updatedAt
            ? messages.figurePage.lastUpdated(momentOf(data.updatedAt))
            : messages.figurePage.notComputedYet}
        </Typography>
      )}
      {error && data && (
        <Alert severity="error" action={retry} sx={{ mb: 2 }}>
          {failure}: {error.message}
        </Alert>
      )}
      {error && !data && (
        <EmptyState title={failure} text={error.message}>
          {retry}
        </EmptyState>
      )}
      {!error && !data && <Waiting />}
      {data && children(data)}
    </>
  );
}

/** Milliseconds between two refreshes: the server recomputes the figures once a minute. */
const REFRESH_MS = 60_000;
