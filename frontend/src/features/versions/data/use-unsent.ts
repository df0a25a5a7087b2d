import { useEffect, useState } from 'react';
import { journalStore } from '../../../storage/journal-store.js';

/** Whether this device has unsent edits to the resume, which the builder would merge into a restored version. */
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
