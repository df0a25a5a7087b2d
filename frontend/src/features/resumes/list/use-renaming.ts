import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { useRenameResume } from './resumes-api.js';

export interface Renaming {
  isOn: boolean;
  /** @param button receives focus when the user ends renaming with the keyboard */
  begin: (button: HTMLElement) => void;
  /** @param wanted the new title; null to keep the current one */
  done: (wanted: string | null, byKeyboard: boolean) => void;
}

export function useRenaming(resume: ResumeRecord): Renaming {
  const [state, setState] = useState<'off' | 'on' | 'done by keyboard'>('off');
  const pressed = useRef<HTMLElement>(null);
  const rename = useRenameResume();

  // Return focus only after keyboard input, because a click has already moved focus elsewhere.
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
