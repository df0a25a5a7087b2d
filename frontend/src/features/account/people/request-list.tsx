import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { awaitsAnswer } from '@shortlist/shared/product/service-times';
import type { Ref } from 'react';
import { dayOf } from '../../../ui/day.js';
import { messages } from './messages.js';
import { KIND_NAMES, STATE_NAMES } from './requests-api.js';
import { Suggestions } from './suggestions.js';

interface RequestListProps {
  /** Service requests, newest first. */
  requests: readonly ServiceRequest[];
  ref: Ref<HTMLDivElement>;
}

export function RequestList({ requests, ref }: RequestListProps) {
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={messages.requestList.label} sx={{ outlineOffset: 4 }}>
      {requests.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {requests.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Row({ request }: { request: ServiceRequest }) {
  const { kind, state, message, answer, createdAt, dueAt, consentedAt } = request;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3">{KIND_NAMES[kind]}</Typography>
        <Chip size="small" label={state === 'open' && answer ? messages.requestList.answered : STATE_NAMES[state]} />
        <Typography variant="body2" color="textSecondary">
          {dayOf(createdAt)}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={TEXT}>
        {message}
      </Typography>
      {awaitsAnswer(request) && (
        <Typography variant="body2">
          {messages.requestList.answerBy(dayOf(dueAt))}
          {consentedAt && ` ${messages.requestList.staffMayRead}`}
        </Typography>
      )}
      {answer && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 'fontWeightBold' }}>
            {messages.requestList.ourAnswer}
          </Typography>
          <Typography dir="auto" sx={TEXT}>
            {answer}
          </Typography>
        </Box>
      )}
      {request.suggestionCount > 0 && <Suggestions request={request} />}
    </Card>
  );
}

const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };
