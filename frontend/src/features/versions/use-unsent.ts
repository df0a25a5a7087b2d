import { useEffect, useState } from 'react';
import { journalStore } from '../../lib/journal-store.js';

/** Whether this device holds edits of the résumé that the account does not have yet; the builder sends and merges them. */
export function useUnsent(resumeId: string): boolean {
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    let current = true;
    void journalStore.all().then((records) => {
      if (current) setUnsent(records.some((record) => record.resumeId === resumeId));
    });
    return () => {
      current = false;
    };
  }, [resumeId]);
  return unsent;
}
