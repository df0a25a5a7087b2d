import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

/** Milliseconds between the last keystroke and the search. */
const DELAY = 300;

/**
 * Filters a list by text. Discards a pending change when the user leaves the list: React-admin's own filter form would
 * apply the change and thereby navigate back to the list.
 */
export function SearchFilter({ label }: { label: string }) {
  const list = useListContext();
  const { setFilters } = list;
  const filters = list.filterValues as { q?: string };
  const applied = filters.q ?? '';
  const [text, setText] = useState(applied);
  const sent = useRef(applied);

  useEffect(() => {
    // Update the field only if Back or "clear all filters" changed the filter.
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);

  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      setFilters({ ...filters, q: text === '' ? undefined : text });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [text, filters, setFilters]);

  return <TextField type="search" label={label} value={text} onChange={(event) => setText(event.target.value)} />;
}
