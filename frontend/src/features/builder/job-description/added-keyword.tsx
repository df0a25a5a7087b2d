import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { undo, useDraft } from '../draft/draft-store.js';
import { placeOf, type KeywordTerm } from './add-keyword.js';

export interface Added {
  term: KeywordTerm;
  /** Steps that undo could take then: as long as no other was made, the next one back takes it out again. */
  steps: number;
}

/** Says what the last click did; always there, so that screen readers hear it change. */
export function AddedKeyword({ added, onUndone }: { added: Added | null; onUndone: () => void }) {
  const isLatest = useDraft((state) => added !== null && state.history.past.length === added.steps);
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
            Remove
          </Link>
        </Typography>
      )}
    </Box>
  );
}
