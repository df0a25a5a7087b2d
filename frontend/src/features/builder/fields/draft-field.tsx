import { memo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { setText, useDraft } from '../draft/draft-store.js';
import { fieldId, readText } from '../draft/field-path.js';
import type { FieldPath } from '../draft/field-path.js';
import { showsBlank } from '../draft/first-entry.js';
import { TextInput } from './text-input.js';
import type { TextInputProps } from './text-input.js';
import { useWantedFocus } from './use-wanted-focus.js';

type PassedOn = Pick<
  TextInputProps,
  'required' | 'disabled' | 'type' | 'autoComplete' | 'placeholder' | 'lines' | 'end'
>;

interface DraftFieldProps extends PassedOn {
  path: FieldPath;
  label: string;
  maxLength?: number;
  /** Shown instead of the text, as for the end date of a current job. */
  shownValue?: string;
  hint?: ReactNode;
  /** A remark about the text as it is; it never stands in the way. */
  check?: (text: string) => string | undefined;
}

/** An input bound to one text of the draft: a keystroke re-renders this field and the preview, nothing else. */
export const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { path, label, maxLength = LIMITS.fieldLength, shownValue, hint, check, ...passedOn } = props;
  const value = useDraft((state) => readText(state.content.data, path));
  const isBlank = useDraft((state) => showsBlank(state.content.data, path));
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useWantedFocus(path, input);

  // Nothing is missing from an entry that was never begun.
  const missing = props.required === true && value.trim() === '' && !props.disabled && !isBlank;
  const remark = left ? (missing ? `${label} is missing` : check?.(value)) : undefined;
  return (
    <TextInput
      {...passedOn}
      id={fieldId(path)}
      label={label}
      value={shownValue ?? value}
      onText={(text) => setText(path, text)}
      onBlur={() => setLeft(true)}
      inputRef={input}
      maxLength={maxLength}
      error={remark !== undefined}
      helper={remark ?? hint}
    />
  );
});
