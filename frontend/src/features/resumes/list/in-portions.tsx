import Button from '@mui/material/Button';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messages } from './messages.js';

/** Cards that a phone renders without a noticeable delay. */
const PORTION = 24;

interface InPortionsProps {
  resumes: ResumeRecord[];
  children: (portion: ResumeRecord[]) => ReactNode;
}

export function InPortions({ resumes, children }: InPortionsProps) {
  const [count, setCount] = useState(PORTION);
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(count);

  // The pressed button may be removed: focus the first new entry.
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
          onClick={() => setCount((shown) => shown + PORTION)}
          sx={{ mt: 2.5 }}
        >
          {messages.inPortions.showMore(left)}
        </Button>
      )}
    </div>
  );
}
