import { memo } from 'react';
import { resumeLanguage } from '@shortlist/shared/document/compose-document';
import { MonthPicker } from '../../../ui/months/month-picker.js';
import { setText, useDraft } from '../draft/draft-store.js';
import { readText } from '../draft/field-path.js';
import type { FieldPath } from '../draft/field-path.js';
import { DraftField } from './draft-field.js';

interface DateFieldProps {
  path: FieldPath;
  label: string;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  shownValue?: string;
  hint?: string;
}

const dataNow = () => useDraft.getState().content.data;

export const DateField = memo(function DateField(props: DateFieldProps) {
  const { path, label, disabled = false } = props;
  return (
    <DraftField
      {...props}
      end={
        disabled ? undefined : (
          <MonthPicker
            label={label}
            valueNow={() => readText(dataNow(), path)}
            languageNow={() => resumeLanguage(dataNow())}
            onPick={(text) => setText(path, text)}
          />
        )
      }
    />
  );
});
