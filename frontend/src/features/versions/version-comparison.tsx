import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { LoadFailure } from '../../ui/load-failure.js';
import { Differences } from './differences.js';
import { CURRENT, type HistoryEntry } from './data/history-entries.js';
import { formatDateTime } from './data/format-date.js';
import { messages } from './messages.js';
import { useContent } from './data/use-content.js';
import type { Against, VersionView } from './data/use-version-view.js';

const texts = messages.versionComparison;

interface VersionComparisonProps {
  resume: ResumeRecord;
  entry: HistoryEntry;
  current: HistoryEntry;
  /** The version before `entry`; undefined if `entry` is the first version. */
  before: HistoryEntry | undefined;
  viewState: VersionView;
}

export function VersionComparison({ resume, entry, current, before, viewState }: VersionComparisonProps) {
  const isCurrent = entry.id === CURRENT;
  if (isCurrent && !before) return <Typography>{texts.nothingEarlier}</Typography>;
  const pairs: Record<Against, [older: HistoryEntry, newer: HistoryEntry] | undefined> = {
    current: isCurrent ? undefined : [entry, current],
    before: before && [before, entry],
  };
  const against = pairs[viewState.against] ? viewState.against : isCurrent ? 'before' : 'current';
  const [older, newer] = pairs[against] ?? [entry, current];
  return (
    <>
      {pairs.current && before ? (
        <FormControl fullWidth sx={{ mb: 2 }}>
          <FormLabel id="compared-with">{texts.comparedWith}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="compared-with"
            value={against}
            onChange={(_, value) => viewState.compareWith(value === 'before' ? 'before' : 'current')}
          >
            <FormControlLabel value="current" control={<Radio size="small" />} label={texts.current} />
            <FormControlLabel
              value="before"
              control={<Radio size="small" />}
              label={texts.before(formatDateTime(before.at))}
            />
          </RadioGroup>
        </FormControl>
      ) : (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {isCurrent ? texts.comparedWithBefore(formatDateTime(older.at)) : texts.comparedWithCurrent}
        </Typography>
      )}
      <Compared resume={resume} older={older} newer={newer} />
    </>
  );
}

interface ComparedProps {
  resume: ResumeRecord;
  older: HistoryEntry;
  newer: HistoryEntry;
}

function Compared({ resume, older, newer }: ComparedProps) {
  const sides = [useContent(resume, older), useContent(resume, newer)] as const;
  const failed = sides.find((side) => side.kind === 'failed');
  if (failed) return <LoadFailure message={texts.loadFailed(failed.message)} onRetry={failed.retry} />;
  const [from, to] = sides;
  if (from.kind !== 'loaded' || to.kind !== 'loaded')
    return <Skeleton variant="rounded" height={240} role="status" aria-label={texts.loading} />;
  return <Differences older={from.content} newer={to.content} />;
}
