import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import type { TextareaHTMLAttributes } from 'react';

interface TextAreaProps extends Omit<TextFieldProps, 'slotProps' | 'multiline' | 'rows'> {
  /** Lines shown while the text is shorter; the field grows with the text. */
  fewest: number;
  /** Lines from which it scrolls. */
  most?: number;
  htmlInput?: TextareaHTMLAttributes<HTMLTextAreaElement>;
}

/**
 * A text field of several lines that grows by CSS alone. Material's own measures the text on every keystroke, which
 * costs more than drawing the pages.
 */
export function TextArea({ fewest, most, htmlInput, ...props }: TextAreaProps) {
  return (
    <TextField
      {...props}
      multiline
      slotProps={{ input: { inputComponent: 'textarea' }, htmlInput: { ...htmlInput, rows: fewest } }}
      sx={{
        '& textarea': {
          fieldSizing: 'content',
          minHeight: `${fewest}lh`,
          maxHeight: most === undefined ? undefined : `${most}lh`,
        },
      }}
    />
  );
}
