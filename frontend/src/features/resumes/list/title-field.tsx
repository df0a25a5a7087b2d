import TextField from '@mui/material/TextField';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { useRef, useState, type KeyboardEvent } from 'react';
import { messages } from './messages.js';

interface TitleFieldProps {
  title: string;
  /** Called once, with null where the title stays as it is. */
  onDone: (wanted: string | null, byKeyboard: boolean) => void;
}

/** Enter and leaving the field take the new title, Escape does not. */
export default function TitleField({ title, onDone }: TitleFieldProps) {
  const [typed, setTyped] = useState(title);
  const done = useRef(false);

  const finish = (take: boolean, byKeyboard: boolean) => {
    // A field that goes away loses the focus, which would end it a second time.
    if (done.current) return;
    done.current = true;
    const wanted = typed.replaceAll(/\s+/g, ' ').trim();
    onDone(take && wanted !== '' && wanted !== title ? wanted : null, byKeyboard);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape also end the composition of a Japanese or Chinese word.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The focus moves to a button at once, which this very Enter would press.
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
