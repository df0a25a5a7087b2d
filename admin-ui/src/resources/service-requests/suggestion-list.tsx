import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffSuggestion } from '@shortlist/shared/contract/request-suggestions';
import { placeName } from '@shortlist/shared/compare/placed-texts';
import { wordDiff } from '@shortlist/shared/text/word-diff';
import { MarkedText } from '@shortlist/ui-kit/marked-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { api } from '../../api.js';
import { StatusChip } from '../../ui/status-chip.js';
import { Waiting } from '../../ui/waiting.js';
import { messages } from './messages.js';
import { SUGGESTION_CHIPS, suggestionsQuery } from './suggestions-query.js';

export function SuggestionList({ requestId }: { requestId: string }) {
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery(requestId));
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" loading={isFetching} onClick={() => void refetch()}>
            {messages.suggestionList.retry}
          </Button>
        }
      >
        {messages.suggestionList.loadFailed(error.message)}
      </Alert>
    );
  if (!data) return <Waiting />;
  if (data.length === 0) return <Typography color="textSecondary">{messages.suggestionList.empty}</Typography>;
  return (
    <Box component="ul" aria-label={messages.suggestionList.suggestions} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((suggestion) => (
        <Row key={suggestion.id} requestId={requestId} suggestion={suggestion} />
      ))}
    </Box>
  );
}

function Row({ requestId, suggestion }: { requestId: string; suggestion: StaffSuggestion }) {
  const { path, before, after, note, state, suggestedBy } = suggestion;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {placeName(path)}
        </Typography>
        <StatusChip {...SUGGESTION_CHIPS[state]} />
        <Typography variant="body2" color="textSecondary">
          {suggestedBy}
        </Typography>
        {(state === 'open' || state === 'outdated') && <TakeBack requestId={requestId} suggestion={suggestion} />}
      </Box>
      <Typography variant="body2" component="div" dir="auto">
        <MarkedText segments={wordDiff(before, after)} />
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

function TakeBack({ requestId, suggestion: { id, path } }: { requestId: string; suggestion: StaffSuggestion }) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`service-requests/${requestId}/suggestions/${id}`),
    onSuccess: () => notify(messages.suggestionList.suggestionWithdrawn),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: suggestionsQuery(requestId).queryKey });
    },
  });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={messages.suggestionList.withdrawLabel(placeName(path))}
        onClick={() => setAsking(true)}
        sx={{ ml: 'auto' }}
      >
        {messages.suggestionList.withdraw}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={messages.suggestionList.withdrawTitle}
        content={messages.suggestionList.withdrawText}
        confirm={messages.suggestionList.confirm}
        confirmColor="warning"
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
