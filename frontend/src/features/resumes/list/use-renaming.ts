import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { useRenameResume } from './resumes-api.js';

export interface Renaming {
  isOn: boolean;
  /** The button that was pressed has the focus again when the renaming ends by keyboard. */
  begin: (button: HTMLElement) => void;
  /** With null the title stays as it is. */
  done: (wanted: string | null, byKeyboard: boolean) => void;
}

/** What the title and the button that renames it share. */
export function useRenaming(resume: ResumeRecord): Renaming {
  const [state, setState] = useState<'off' | 'on' | 'done by keyboard'>('off');
  const pressed = useRef<HTMLElement>(null);
  const rename = useRenameResume();

  // A click elsewhere has chosen its own place.
  useEffect(() => {
    if (state === 'done by keyboard') pressed.current?.focus({ preventScroll: true });
  }, [state]);

  return {
    isOn: state === 'on',
    begin: (button) => {
      pressed.current = button;
      setState('on');
    },
    done: (wanted, byKeyboard) => {
      setState(byKeyboard ? 'done by keyboard' : 'off');
      if (wanted !== null) rename.mutate({ resume, title: wanted });
    },
  };
}
