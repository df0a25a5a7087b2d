import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Suggestion, SuggestionState } from '@shortlist/shared/contract/request-suggestions';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { placeName } from '@shortlist/shared/compare/placed-texts';
import { wordDiff } from '@shortlist/shared/text/word-diff';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { MarkedText } from '@shortlist/ui-kit/marked-text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { fieldAddress } from '../../../entities/resume/field-address.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { messages } from './messages.js';
import { suggestionsQuery } from './requests-api.js';
import { useDecision } from './use-decision.js';

const STATE_NAMES: Readonly<Record<SuggestionState, string>> = messages.suggestions.stateNames;

/** Lists the edits that staff suggest. The resume changes only when the owner accepts one. */
export function Suggestions({ request: { id, resumeId } }: { request: ServiceRequest }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(suggestionsQuery(id));
  if (error && !data)
    return <LoadFailure message={messages.suggestions.failed(error.message)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={90} role="status" aria-label={messages.suggestions.label} />;
  const open = data.filter(({ state }) => state === 'open').length;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="body2" component="h4" sx={{ fontWeight: 'fontWeightBold' }}>
        {messages.suggestions.suggestionsForYourResume}
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status">
        {open > 0 ? messages.suggestions.pending(open, data.length) : messages.suggestions.allReviewed}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((suggestion) => (
          <Row key={suggestion.id} requestId={id} resumeId={resumeId} suggestion={suggestion} />
        ))}
      </Box>
    </Box>
  );
}

interface RowProps {
  requestId: string;
  resumeId: string | null;
  suggestion: Suggestion;
}

function Row({ requestId, resumeId, suggestion }: RowProps) {
  const { id, path, before, after, note, state } = suggestion;
  const titleId = useId();
  const { decide, deciding, error } = useDecision(requestId, id);
  return (
    <Box
      component="li"
      aria-labelledby={titleId}
      sx={{ py: 1.5, display: 'grid', gap: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="body2" component="h5" sx={{ fontWeight: 'fontWeightBold' }}>
          {placeName(path)}
        </Typography>
        {state !== 'open' && <Chip size="small" label={STATE_NAMES[state]} />}
      </Box>
      <Typography variant="body2" component="div" dir="auto">
        <MarkedText segments={wordDiff(before, after)} />
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {state === 'outdated' && (
        <Typography variant="body2" color="textSecondary">
          {messages.suggestions.outdated}
        </Typography>
      )}
      {error && state === 'open' && <Alert severity="error">{explainFailure(error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {state === 'open' && (
          <>
            <Button
              size="small"
              variant="contained"
              aria-describedby={titleId}
              loading={deciding === 'accept'}
              disabled={deciding !== undefined}
              onClick={() => decide('accept')}
            >
              {messages.suggestions.accept}
            </Button>
            <Button
              size="small"
              variant="outlined"
              aria-describedby={titleId}
              loading={deciding === 'refuse'}
              disabled={deciding !== undefined}
              onClick={() => decide('refuse')}
            >
              {messages.suggestions.reject}
            </Button>
          </>
        )}
        {resumeId !== null && state !== 'outdated' && (
          <Link component={RouterLink} to={fieldAddress(resumeId, path)} variant="body2" aria-describedby={titleId}>
            {messages.suggestions.openInResume}
          </Link>
        )}
      </Box>
    </Box>
  );
}
