import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';

export interface TextInputProps {
  id: string;
  /** Visible label. If omitted, `ariaLabel` names the field. */
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
  /** Minimum height in lines. The field grows with its text. */
  lines?: number;
  /** Height in lines above which the field scrolls. */
  maxLines?: number;
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
}

/**
 * Text field built from MUI's basic parts. MUI's `TextField` loads menus and measures the text on every keystroke,
 * which takes longer than rendering the preview. Here, CSS makes the field grow with its text.
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
            // Aligns right-to-left text to the right, even on a left-to-right page.
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

/**
 * Minimum height in lines if the browser does not support `field-sizing`, because fields then cannot grow with their
 * text.
 */
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
