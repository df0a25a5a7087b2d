import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Restore from '@mui/icons-material/Restore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { templateFor } from '@shortlist/shared/templates/templates';
import { Link as RouterLink } from 'react-router';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { byDay, type HistoryEntry } from './data/history-entries.js';
import { formatTime } from './data/format-date.js';
import { messages } from './messages.js';

const ICONS = {
  current: ArticleOutlined,
  export: FileDownloadOutlined,
  ai: AutoAwesome,
  expert: RateReviewOutlined,
  edit: EditOutlined,
  restore: Restore,
};

export const linkId = (entryId: string): string => `version-${entryId}`;

interface VersionListProps {
  entries: readonly HistoryEntry[];
  shown: string | undefined;
  addressOf: (entryId: string) => string;
}

export function VersionList({ entries, shown, addressOf }: VersionListProps) {
  return (
    <Box component="nav" aria-label={messages.versionList.label}>
      {byDay(entries, new Date()).map(({ day, entries: ofDay }) => (
        <Box key={`${day} ${ofDay[0]?.id}`} sx={{ mb: 2 }}>
          <Typography variant="overline" component="h2" color="textSecondary" sx={{ display: 'block', mb: 0.5 }}>
            {day}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <VersionLink
                  entry={entry}
                  current={entries[0]}
                  shown={entry.id === shown}
                  address={addressOf(entry.id)}
                />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface VersionLinkProps {
  entry: HistoryEntry;
  current: HistoryEntry | undefined;
  shown: boolean;
  address: string;
}

function VersionLink({ entry, current, shown, address }: VersionLinkProps) {
  const Icon = ICONS[entry.kind];
  const differing = [
    entry.title !== current?.title && entry.title,
    entry.templateKey !== current?.templateKey && templateFor(entry.templateKey).name,
  ].filter(Boolean);
  return (
    <Box component={RouterLink} to={address} id={linkId(entry.id)} aria-current={shown ? 'true' : undefined} sx={LINK}>
      <Icon fontSize="small" sx={{ mt: 0.25, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700, lineHeight: 1.4 }}>
          {entry.name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {formatTime(entry.at)}, <RelativeTime at={entry.at} />
        </Typography>
        {differing.length > 0 && (
          <Typography component="span" variant="body2" color="textSecondary" sx={TWO_LINES}>
            {differing.join(', ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

const LINK = {
  display: 'flex',
  gap: 1.25,
  px: 1.5,
  py: 1.25,
  minHeight: 48,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'brand.subtle' },
  '&[aria-current]': { bgcolor: 'brand.primarySoft', borderColor: 'primary.main' },
};
