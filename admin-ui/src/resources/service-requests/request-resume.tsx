import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RequestResume as Resume, StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import { placeName, type PlacedText } from '@shortlist/shared/compare/placed-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.js';
import { momentOf } from '../../ui/dates.js';
import { Waiting } from '../../ui/waiting.js';
import { messages } from './messages.js';
import { resumeSections, type ResumeEntry } from './resume-sections.js';
import { SuggestDialog } from './suggest-dialog.js';

/** Loads the resume only on demand, because each read by staff is recorded and shown to its owner. */
export function RequestResume({ request: { id, state, consentedAt } }: { request: StaffServiceRequest }) {
  const [isOpen, setOpen] = useState(false);
  const isReadable = state === 'open' || state === 'in_progress';
  if (consentedAt === null) return <Typography color="textSecondary">{messages.requestResume.notAllowed}</Typography>;
  if (!isReadable) return <Typography color="textSecondary">{messages.requestResume.requestClosed}</Typography>;
  if (isOpen) return <OpenResume requestId={id} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{messages.requestResume.allowedSince(momentOf(consentedAt))}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {messages.requestResume.openResume}
      </Button>
    </Box>
  );
}

function OpenResume({ requestId }: { requestId: string }) {
  const [suggesting, setSuggesting] = useState<PlacedText | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['request-resume', requestId],
    queryFn: ({ signal }) => api.get<Resume>(`service-requests/${requestId}/resume`, { signal }),
    // Never refetch: each read is recorded and shown to the owner.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const retry = (
    <Button size="small" color="inherit" loading={isFetching} onClick={() => void refetch()}>
      {error ? messages.requestResume.retry : messages.requestResume.reload}
    </Button>
  );
  if (error)
    return (
      <Alert severity="error" action={retry}>
        {messages.requestResume.loadFailed(error.message)}
      </Alert>
    );
  if (!data) return <Waiting />;
  const sections = resumeSections(data.data);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{data.title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {messages.requestResume.changed(momentOf(data.updatedAt))}
          </Typography>
        </Box>
        {retry}
      </Box>
      {sections.length === 0 && <Typography color="textSecondary">{messages.requestResume.resumeEmpty}</Typography>}
      {sections.map(({ title, entries }) => (
        <Box key={title}>
          <Typography variant="h4" component="h3" sx={{ borderBottom: 1, borderColor: 'divider', pb: 0.5, mb: 1 }}>
            {title}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
            {entries.map((entry, index) => (
              <Entry key={index} entry={entry} onSuggest={setSuggesting} />
            ))}
          </Box>
        </Box>
      ))}
      {suggesting && <SuggestDialog requestId={requestId} placed={suggesting} onClose={() => setSuggesting(null)} />}
    </Box>
  );
}

interface EntryProps {
  entry: ResumeEntry;
  onSuggest: (text: PlacedText) => void;
}

function Entry({ entry: { heading, headingText, detail, texts, isList = false }, onSuggest }: EntryProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {heading && (
        <Box sx={BESIDE}>
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 700, minWidth: 0 }}>
            {heading}
          </Typography>
          {headingText && <Suggest text={headingText} onSuggest={onSuggest} />}
        </Box>
      )}
      {detail && (
        <Typography variant="body2" color="textSecondary" dir="auto">
          {detail}
        </Typography>
      )}
      {texts.length > 0 && (
        <Box component="ul" sx={{ listStyle: isList ? 'disc' : 'none', m: 0, mt: 0.5, p: 0, pl: isList ? 2.5 : 0 }}>
          {texts.map(({ path, text }) => (
            <Box component="li" key={path} sx={{ mb: 0.75 }}>
              <Box sx={BESIDE}>
                <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', minWidth: 0 }}>
                  {text}
                </Typography>
                <Suggest text={{ path, text }} onSuggest={onSuggest} />
              </Box>
              <Typography variant="caption" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
                {path}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const Suggest = ({ text, onSuggest }: { text: PlacedText; onSuggest: EntryProps['onSuggest'] }) => (
  <Button
    size="small"
    aria-label={messages.requestResume.label(placeName(text.path))}
    onClick={() => onSuggest(text)}
    sx={{ flexShrink: 0, my: -0.5 }}
  >
    {messages.requestResume.suggest}
  </Button>
);

const BESIDE = { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' };
