import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { download } from '@shortlist/ui-kit/downloads';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { api } from '../api.js';
import { messages } from './messages.js';

/** Downloads all records that match the filters, not only the current page. */
export function ExportButton() {
  const list = useListContext();
  const { resource, sort, total } = list;
  const notify = useNotify();
  const query = new URLSearchParams({
    ...(list.filterValues as Record<string, string>),
    sort: sort.field,
    order: sort.order.toLowerCase(),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.file(`${resource}.csv?${query.toString()}`, `${resource}.csv`),
    onSuccess: download,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      loading={isPending}
      loadingPosition="start"
      disabled={total === 0}
      onClick={() => mutate()}
    >
      {messages.exportButton.downloadCsv}
    </Button>
  );
}
