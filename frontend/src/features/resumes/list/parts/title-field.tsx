import TextField from '@mui/material/TextField';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '../messages.js';

interface TitleFieldProps {
  title: string;
  /** Called once: with the new title, or with null to keep the current title. */
  onDone: (wanted: string | null, byKeyboard: boolean) => void;
}

/** Saves the title on Enter or when the field loses focus; cancels on Escape. */
export default function TitleField({ title, onDone }: TitleFieldProps) {
  const [typed, setTyped] = useState(title);
  const done = useRef(false);

  const finish = (take: boolean, byKeyboard: boolean) => {
    // Call `onDone` only once: removing the field also fires a blur event.
    if (done.current) return;
    done.current = true;
    const wanted = typed.replaceAll(/\s+/g, ' ').trim();
    onDone(take && wanted !== '' && wanted !== title ? wanted : null, byKeyboard);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore Enter and Escape that end an IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Prevent the key press from also activating the button that receives focus.
    event.preventDefault();
    finish(event.key === 'Enter', true);
  };

  return (
    <TextField
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => finish(true, false)}
      onKeyDown={onKeyDown}
      slotProps={{ htmlInput: { 'aria-label': messages.titleField.label(title), maxLength: LIMITS.titleLength } }}
    />
  );
}
