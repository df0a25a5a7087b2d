import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { undo, useDraft } from '../draft/draft-store.js';
import { sectionOf, type KeywordTerm } from './add-keyword.js';
import { messages } from './messages.js';

export interface Added {
  term: KeywordTerm;
  /** Number of undo steps right after the keyword was added. Undo removes the keyword only at this number of steps. */
  steps: number;
}

/**
 * Announces an added keyword, with an undo button. Always rendered, because screen readers announce only changes to
 * existing elements.
 */
export function AddedKeyword({ added, onUndone }: { added: Added | null; onUndone: () => void }) {
  const isLatest = useDraft((state) => added !== null && state.history.past.length === added.steps);
  return (
    <Box role="status" sx={{ mt: added && isLatest ? 1 : 0 }}>
      {added && isLatest && (
        <Typography variant="caption" component="p">
          {messages.addedKeyword.added(added.term.text, sectionOf(added.term))}
          <Link
            component="button"
            variant="caption"
            onClick={() => {
              undo();
              onUndone();
            }}
          >
            {messages.addedKeyword.remove}
          </Link>
        </Typography>
      )}
    </Box>
  );
}
