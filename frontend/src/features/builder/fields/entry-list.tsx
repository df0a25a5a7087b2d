import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { EntryListName, ItemOf } from '@shortlist/shared/resume/resume-data';
import { listOf, listPath } from '@shortlist/shared/resume/resume-fields';
import { useToast } from '../../../ui/toasts/toasts.js';
import { editData, openNewBlank, useDraft } from '../draft/draft-store.js';
import { entryKey } from '../draft/entry-key.js';
import { blankKey } from '../draft/first-entry.js';
import { jumpTo } from '../draft/jump.js';
import { addEntry, insertEntry, moveEntry, removeEntry } from '../draft/resume-edits.js';
import { EntryCard } from './entry-card.js';
import { messages } from './messages.js';
import { SortableList } from './sortable-list.js';

interface EntryListProps<List extends EntryListName> {
  list: List;
  /** Noun for one entry, such as "job". */
  noun: string;
  addLabel: string;
  firstField: keyof ItemOf[List] & string;
  /** Returns the title of an entry, or an empty string if its fields are blank. */
  titleOf: (entry: ItemOf[List]) => string;
  fields: (index: number) => ReactNode;
  empty: string;
}

export function EntryList<List extends EntryListName>(props: EntryListProps<List>) {
  const { list, noun, titleOf, firstField } = props;
  const isEmpty = useDraft((state) => listOf(state.content.data, list).length === 0);
  const blank = isEmpty ? blankKey(list) : undefined;
  const entryKeys = useDraft(useShallow((state) => listOf(state.content.data, list).map((entry) => entryKey(entry))));
  const keys = blank === undefined ? entryKeys : [blank];
  const nameOf = useCallback(
    (index: number) => {
      const entry = listOf(useDraft.getState().content.data, list)[index];
      return (entry && titleOf(entry)) || messages.entryList.name(noun, index + 1);
    },
    [list, noun, titleOf],
  );
  const toast = useToast();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    // An empty list already shows a blank entry. Focus that entry instead of adding a second one.
    if (blank === undefined) editData((data) => addEntry(data, list));
    const last = Math.max(listOf(useDraft.getState().content.data, list).length - 1, 0);
    jumpTo(`${listPath(list)}.${last}.${firstField}`);
  };
  const remove = (index: number) => {
    const entry = listOf(useDraft.getState().content.data, list)[index];
    if (entry === undefined) return;
    const name = nameOf(index);
    editData((data) => removeEntry(data, list, index));
    if (listOf(useDraft.getState().content.data, list).length === 0) openNewBlank(list);
    addButton.current?.focus({ preventScroll: true });
    toast({
      title: messages.entryList.removed(name),
      action: {
        label: messages.entryList.undo,
        onClick: () => editData((data) => insertEntry(data, list, index, entry)),
      },
    });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isEmpty && (
        <Typography variant="body2" color="text.secondary">
          {props.empty}
        </Typography>
      )}
      <SortableList
        ids={keys}
        nameOf={nameOf}
        onMove={(from, to) => editData((data) => moveEntry(data, list, from, to))}
      >
        {(index, key) => (
          <EntryCard
            entryKey={key}
            fallbackTitle={messages.entryList.title(noun, index + 1)}
            title={(data) => {
              const entry = listOf(data, list)[index];
              return entry ? titleOf(entry) : '';
            }}
            onRemove={isEmpty ? undefined : () => remove(index)}
          >
            {props.fields(index)}
          </EntryCard>
        )}
      </SortableList>
      <Button ref={addButton} variant="outlined" startIcon={<Add />} onClick={add} sx={{ justifySelf: 'start' }}>
        {props.addLabel}
      </Button>
    </Box>
  );
}
