import { memo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { setText, useDraft } from '../draft/draft-store.js';
import { fieldId, readText } from '../draft/field-path.js';
import type { FieldPath } from '../draft/field-path.js';
import { showsBlank } from '../draft/first-entry.js';
import { messages } from './messages.js';
import { TextInput } from './text-input.js';
import type { TextInputProps } from './text-input.js';
import { useRequestedFocus } from './use-requested-focus.js';

type InputProps = Pick<
  TextInputProps,
  'required' | 'disabled' | 'type' | 'autoComplete' | 'placeholder' | 'lines' | 'end'
>;

interface DraftFieldProps extends InputProps {
  path: FieldPath;
  label: string;
  maxLength?: number;
  /** Text shown instead of the stored text, for example "Present" as the end date of a current job. */
  shownValue?: string;
  hint?: ReactNode;
  /** Returns an error to show after the field loses focus. Errors never block saving. */
  check?: (text: string) => string | undefined;
}

/** Input for one text value of the draft. A keystroke re-renders only this field and the preview. */
export const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { path, label, maxLength = LIMITS.fieldLength, shownValue, hint, check, ...inputProps } = props;
  const value = useDraft((state) => readText(state.content.data, path));
  const isBlank = useDraft((state) => showsBlank(state.content.data, path));
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useRequestedFocus(path, input);

  // The fields of an entry are required only if the entry has content.
  const isMissing = props.required === true && value.trim() === '' && !props.disabled && !isBlank;
  const error = isMissing ? messages.draftField.missing(label) : check?.(value);
  const shownError = isTouched ? error : undefined;
  return (
    <TextInput
      {...inputProps}
      id={fieldId(path)}
      label={label}
      value={shownValue ?? value}
      onText={(text) => setText(path, text)}
      onBlur={() => setTouched(true)}
      inputRef={input}
      maxLength={maxLength}
      error={shownError !== undefined}
      helper={shownError ?? hint}
    />
  );
});
