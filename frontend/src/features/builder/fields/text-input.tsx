import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';

export interface TextInputProps {
  id: string;
  /** Visible label. Without it, `ariaLabel` names the field. */
  label?: string;
  ariaLabel?: string;
  value: string;
  onText: (text: string) => void;
  maxLength: number;
  required?: boolean;
  disabled?: boolean;
  error?: boolean;
  helper?: ReactNode;
  placeholder?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  /** Minimum height in lines; the field grows with its text. */
  lines?: number;
  /** Height in lines from which the field scrolls. */
  maxLines?: number;
  /** End adornment, e.g. a button. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
}

/**
 * A text field built from Material's parts. Material's own loads menus and measures the text on every keystroke, which
 * costs more than rendering the pages. Here the browser grows the field.
 */
export function TextInput({
  id,
  label,
  ariaLabel,
  helper,
  lines,
  maxLines,
  end,
  onText,
  maxLength,
  ...props
}: TextInputProps) {
  const { required, disabled, error, ...input } = props;
  const helperId = `${id}-helper`;
  return (
    <FormControl fullWidth size="small" required={required} disabled={disabled} error={error}>
      {label !== undefined && <InputLabel htmlFor={id}>{label}</InputLabel>}
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        endAdornment={end}
        onChange={(event) => onText(event.target.value)}
        multiline={lines !== undefined}
        inputComponent={lines === undefined ? 'input' : 'textarea'}
        slotProps={{
          input: {
            'aria-label': ariaLabel,
            'aria-describedby': helper === undefined ? undefined : helperId,
            maxLength,
            // Right-to-left text aligns right, whatever the language of the page.
            dir: 'auto',
            ...(lines !== undefined && { rows: lines, type: undefined }),
          },
        }}
        sx={lines === undefined ? undefined : growing(lines, maxLines)}
      />
      {helper !== undefined && <FormHelperText id={helperId}>{helper}</FormHelperText>}
    </FormControl>
  );
}

/** Initial height where the browser does not support `field-sizing`. */
const ROWS_WITHOUT_GROWTH = 3;

const growing = (minLines: number, maxLines?: number): SxProps => ({
  '& textarea': {
    fieldSizing: 'content',
    minHeight: `${minLines}lh`,
    maxHeight: maxLines === undefined ? undefined : `${maxLines}lh`,
    '@supports not (field-sizing: content)': {
      minHeight: `${Math.max(minLines, ROWS_WITHOUT_GROWTH)}lh`,
      resize: 'vertical',
    },
  },
});
