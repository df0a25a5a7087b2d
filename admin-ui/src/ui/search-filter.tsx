import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

/** Milliseconds after the last keystroke. */
const DELAY = 300;

/**
 * Filters a list by text. React-admin's live form sends its last change even after navigation, which would return to
 * the list; this field drops it.
 */
export function SearchFilter({ label }: { label: string }) {
  const list = useListContext();
  const { setFilters } = list;
  const filters = list.filterValues as { q?: string };
  const applied = filters.q ?? '';
  const [text, setText] = useState(applied);
  const sent = useRef(applied);

  useEffect(() => {
    // Changed by Back or by clearing all filters.
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
