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
import { CURRENT, type HistoryEntry } from './history-entries.js';
import { momentOf } from './moments.js';
import { useContent } from './use-content.js';
import type { Against, VersionView } from './use-version-view.js';

interface VersionComparisonProps {
  resume: ResumeRecord;
  entry: HistoryEntry;
  current: HistoryEntry;
  /** The one before it in time. */
  before: HistoryEntry | undefined;
  seen: VersionView;
}

/** Always from the older to the newer: what changed since this version, or what this version changed. */
export function VersionComparison({ resume, entry, current, before, seen }: VersionComparisonProps) {
  const isCurrent = entry.id === CURRENT;
  if (isCurrent && !before) return <Typography>There is no earlier version to compare it with yet.</Typography>;
  const pairs: Record<Against, [older: HistoryEntry, newer: HistoryEntry] | undefined> = {
    current: isCurrent ? undefined : [entry, current],
    before: before && [before, entry],
  };
  const against = pairs[seen.against] ? seen.against : isCurrent ? 'before' : 'current';
  const [older, newer] = pairs[against] ?? [entry, current];
  return (
    <>
      {pairs.current && before ? (
        <FormControl fullWidth sx={{ mb: 2 }}>
          <FormLabel id="compared-with">Compared with</FormLabel>
          <RadioGroup
            row
            aria-labelledby="compared-with"
            value={against}
            onChange={(_, value) => seen.compareWith(value === 'before' ? 'before' : 'current')}
          >
            <FormControlLabel value="current" control={<Radio size="small" />} label="The resume as it is now" />
            <FormControlLabel
              value="before"
              control={<Radio size="small" />}
              label={`The version before it (${momentOf(before.at)})`}
            />
          </RadioGroup>
        </FormControl>
      ) : (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          Compared with {isCurrent ? `the version before it (${momentOf(older.at)})` : 'the resume as it is now'}
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
  if (failed)
    return <LoadFailure message={`The versions could not be loaded. ${failed.message}`} onRetry={failed.retry} />;
  const [from, to] = sides;
  if (from.kind !== 'loaded' || to.kind !== 'loaded')
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading the versions" />;
  return <Differences older={from.content} newer={to.content} />;
}
