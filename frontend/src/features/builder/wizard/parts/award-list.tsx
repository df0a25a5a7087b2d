import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { editData, useDraft } from '../../draft/draft-store.js';
import { jumpTo } from '../../draft/jump.js';
import { addEntry, moveEntry, removeEntry } from '../../draft/resume-edits.js';
import { DraftField } from '../../fields/draft-field.js';
import { DragHandle } from '../../fields/drag-handle.js';
import { SortableList } from '../../fields/sortable-list.js';
import { messages } from '../messages.js';

const texts = messages.awards;

/** An award is a single line, so it needs no card. */
export function AwardList() {
  const count = useDraft((state) => state.content.data.extras.awards.length);
  const ids = useMemo(() => Array.from({ length: count }, (_, index) => String(index)), [count]);
  const nameOf = useCallback((index: number) => texts.name(index + 1), []);
  const add = () => {
    editData((data) => addEntry(data, 'awards'));
    jumpTo(`extras.awards.${count}`);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {count === 0 && (
        <Typography variant="body2" color="text.secondary">
          {texts.empty}
        </Typography>
      )}
      <SortableList
        ids={ids}
        nameOf={nameOf}
        gap={1}
        onMove={(from, to) => editData((data) => moveEntry(data, 'awards', from, to))}
      >
        {(index) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <DragHandle label={texts.move(index + 1)} />
            <DraftField path={`extras.awards.${index}`} label={texts.label(index + 1)} />
            <IconButton
              size="small"
              aria-label={texts.remove(index + 1)}
              onClick={() => editData((data) => removeEntry(data, 'awards', index))}
              sx={{ color: 'text.secondary' }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        )}
      </SortableList>
      <Button variant="outlined" startIcon={<Add />} onClick={add} sx={{ justifySelf: 'start' }}>
        {texts.add}
      </Button>
    </Box>
  );
}
