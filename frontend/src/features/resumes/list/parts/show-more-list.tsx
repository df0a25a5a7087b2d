import Button from '@mui/material/Button';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messages } from '../messages.js';

/** Number of cards to show at first and to add per click. Phones render this many without a noticeable delay. */
const PAGE_SIZE = 24;

interface ShowMoreListProps {
  resumes: ResumeRecord[];
  children: (visible: ResumeRecord[]) => ReactNode;
}

export function ShowMoreList({ resumes, children }: ShowMoreListProps) {
  const [count, setCount] = useState(PAGE_SIZE);
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(count);

  // Focus the first new entry, because the clicked button may have been removed.
  useEffect(() => {
    if (known.current === count) return;
    const entry = list.current?.querySelectorAll('li')[known.current];
    known.current = count;
    entry?.querySelector<HTMLElement>('button, a:not([tabindex="-1"])')?.focus({ preventScroll: true });
  }, [count]);

  const left = resumes.length - count;
  return (
    <div ref={list}>
      {children(left > 0 ? resumes.slice(0, count) : resumes)}
      {left > 0 && (
        <Button
          fullWidth
          variant="outlined"
          size="large"
          onClick={() => setCount((shown) => shown + PAGE_SIZE)}
          sx={{ mt: 2.5 }}
        >
          {messages.showMoreList.showMore(left)}
        </Button>
      )}
    </div>
  );
}
