import Button from '@mui/material/Button';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messages } from './messages.js';

/** A phone draws as many cards without a pause that is felt. */
const PORTION = 24;

interface InPortionsProps {
  resumes: ResumeRecord[];
  children: (portion: ResumeRecord[]) => ReactNode;
}

/** The first of many, and a button for the next. */
export function InPortions({ resumes, children }: InPortionsProps) {
  const [count, setCount] = useState(PORTION);
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(count);

  // The button may be gone now; reading goes on at the first of what came.
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
