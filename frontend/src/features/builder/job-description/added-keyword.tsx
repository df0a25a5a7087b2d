import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { undo, useDraft } from '../draft/draft-store.js';
import { placeOf, type KeywordTerm } from './add-keyword.js';

export interface Added {
  term: KeywordTerm;
  /** The résumé with it: as long as nothing else has changed, one step back takes it out again. */
  data: ResumeData;
}

/** Says what the last click did; always there, so that screen readers hear it change. */
export function AddedKeyword({ added, onUndone }: { added: Added | null; onUndone: () => void }) {
  const isLatest = useDraft((state) => added !== null && state.content.data === added.data);
  return (
    <Box role="status" sx={{ mt: added && isLatest ? 1 : 0 }}>
      {added && isLatest && (
        <Typography variant="caption" component="p">
          {`${added.term.text} added to ${placeOf(added.term)}. `}
          <Link
            component="button"
            variant="caption"
            onClick={() => {
              undo();
              onUndone();
            }}
          >
            Take it out
          </Link>
        </Typography>
      )}
    </Box>
  );
}
