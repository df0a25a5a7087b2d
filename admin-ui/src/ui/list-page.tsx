import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ListBase, Pagination, useListContext, type ListBaseProps } from 'react-admin';
import { EmptyState } from './empty-state.js';
import { messages } from './messages.js';
import { PageHeader } from './page-header.js';

const PAGE_SIZES = [10, 25, 50, 100];

interface ListPageProps extends Pick<ListBaseProps, 'sort' | 'filterDefaultValues'> {
  title: string;
  intro: string;
  actions?: ReactNode;
  tabs?: ReactNode;
  filters: ReactNode;
  table: ReactNode;
  /** Records as cards, which replace the table on narrow screens. */
  cards: ReactNode;
}

/** A list page that stores its page number, sort order and filters in the URL. */
export function ListPage({ title, intro, actions, tabs, filters, table, cards, ...list }: ListPageProps) {
  return (
    <ListBase perPage={25} exporter={false} {...list}>
      <PageHeader title={title} intro={intro} actions={actions} />
      {tabs}
      <Box role="search" sx={FILTERS}>
        {filters}
      </Box>
      <Records table={table} cards={cards} />
    </ListBase>
  );
}

function Records({ table, cards }: Pick<ListPageProps, 'table' | 'cards'>) {
  const { error, refetch } = useListContext();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (error)
    return (
      <EmptyState title={messages.listPage.loadFailed} text={error.message}>
        <Button variant="contained" onClick={() => void refetch()}>
          {messages.listPage.retry}
        </Button>
      </EmptyState>
    );
  return (
    <Card>
      {isNarrow ? cards : table}
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </Card>
  );
}

const FILTERS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(220px, 340px) repeat(auto-fit, minmax(160px, 200px))' },
  gap: 1.5,
  mb: 2,
};
