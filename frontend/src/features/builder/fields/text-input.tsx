import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';

export interface TextInputProps {
  id: string;
  /** Above the field; without it `ariaLabel` names the field. */
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
  /** Lines shown while the text is shorter; the field grows with it. */
  lines?: number;
  /** Lines from which a growing field scrolls. */
  mostLines?: number;
  /** Inside the field, behind the text, such as a button. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
}

/**
 * The builder's text field, put together from Material's parts: the ready-made one brings menus along, and measures
 * the text of every line on every keystroke, which costs more than drawing the pages. Here the browser grows the field.
 */
export function TextInput({
  id,
  label,
  ariaLabel,
  helper,
  lines,
  mostLines,
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
            // Arabic and Hebrew start at the right while they are typed, whatever the language of the page.
            dir: 'auto',
            ...(lines !== undefined && { rows: lines, type: undefined }),
          },
        }}
        sx={lines === undefined ? undefined : growing(lines, mostLines)}
      />
      {helper !== undefined && <FormHelperText id={helperId}>{helper}</FormHelperText>}
    </FormControl>
  );
}

/** Where the browser cannot grow a field, it starts with room for most texts and can be pulled larger. */
const ROWS_WITHOUT_GROWTH = 3;

const growing = (fewest: number, most?: number): SxProps => ({
  '& textarea': {
    fieldSizing: 'content',
    minHeight: `${fewest}lh`,
    maxHeight: most === undefined ? undefined : `${most}lh`,
    '@supports not (field-sizing: content)': {
      minHeight: `${Math.max(fewest, ROWS_WITHOUT_GROWTH)}lh`,
      resize: 'vertical',
    },
  },
});
