import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PLAIN, SORTS, type Arrangement, type Sort } from './arrange-resumes.js';

/** Minimum time in milliseconds between updates of the URL, because browsers reject very frequent updates. */
const UPDATE_DELAY_MS = 300;

/**
 * Returns the search and sort settings and a function to change them. The URL stores the settings, so that going back
 * from a resume restores them.
 */
export function useArrangement(): [Arrangement, (change: Partial<Arrangement>) => void] {
  const [params, setParams] = useSearchParams();
  const [arrangement, setArrangement] = useState<Arrangement>(() => ({
    query: params.get('q') ?? PLAIN.query,
    sort: readSort(params.get('sort')),
  }));
  useEffect(() => {
    const wanted = new URLSearchParams(params);
    keep(wanted, 'q', arrangement.query.trim(), PLAIN.query);
    keep(wanted, 'sort', arrangement.sort, PLAIN.sort);
    if (wanted.toString() === params.toString()) return;
    const timer = setTimeout(() => setParams(wanted, { replace: true }), UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [arrangement, params, setParams]);
  return [arrangement, (change) => setArrangement((now) => ({ ...now, ...change }))];
}

const readSort = (value: string | null): Sort =>
  value !== null && Object.hasOwn(SORTS, value) ? (value as Sort) : PLAIN.sort;

function keep(params: URLSearchParams, key: string, value: string, usual: string): void {
  if (value === usual) params.delete(key);
  else params.set(key, value);
}
