import TextField from '@mui/material/TextField';
import { memo, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { setText, useDraft } from '../draft/draft-store.js';
import { fieldId, readText } from '../draft/field-path.js';
import type { FieldPath } from '../draft/field-path.js';
import { TextArea } from './text-area.js';
import { useWantedFocus } from './use-wanted-focus.js';

export interface DraftFieldProps {
  path: FieldPath;
  label: string;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  placeholder?: string;
  /** Lines shown while the text is shorter; it grows with it. */
  lines?: number;
  maxLength?: number;
  disabled?: boolean;
  /** Shown instead of the text, as for the end date of a current job. */
  shownValue?: string;
  hint?: ReactNode;
  /** A remark about the text as it is; it never stands in the way. */
  check?: (text: string) => string | undefined;
}

/** An input bound to one text of the draft: a keystroke re-renders this field and the preview, nothing else. */
export const DraftField = memo(function DraftField({
  path,
  label,
  required,
  lines,
  hint,
  check,
  ...props
}: DraftFieldProps) {
  const value = useDraft((state) => readText(state.content.data, path));
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useWantedFocus(path, input);

  const missing = required === true && value.trim() === '' && !props.disabled;
  const remark = left ? (missing ? `${label} is missing` : check?.(value)) : undefined;
  const shared = {
    id: fieldId(path),
    label,
    value: props.shownValue ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(path, event.target.value),
    onBlur: () => setLeft(true),
    inputRef: input,
    required,
    disabled: props.disabled,
    placeholder: props.placeholder,
    error: remark !== undefined,
    helperText: remark ?? hint,
  };
  const htmlInput = { maxLength: props.maxLength ?? LIMITS.fieldLength };
  if (lines !== undefined) return <TextArea {...shared} fewest={lines} htmlInput={htmlInput} />;
  return <TextField {...shared} type={props.type} autoComplete={props.autoComplete} slotProps={{ htmlInput }} />;
});
