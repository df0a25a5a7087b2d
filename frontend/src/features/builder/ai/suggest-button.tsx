import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import type { Ref } from 'react';

interface SuggestButtonProps {
  label: string;
  /** Said instead of the label while the answer is on its way. */
  pendingLabel: string;
  pending: boolean;
  disabled: boolean;
  /** Id of the words that say what is missing before it can be asked. */
  describedBy?: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function SuggestButton({
  label,
  pendingLabel,
  pending,
  disabled,
  describedBy,
  onClick,
  ref,
}: SuggestButtonProps) {
  return (
    <Button
      ref={ref}
      size="small"
      variant="outlined"
      startIcon={<AutoAwesomeOutlined />}
      disabled={disabled || pending}
      aria-describedby={describedBy}
      onClick={onClick}
      sx={{ flexShrink: 0 }}
    >
      {pending ? pendingLabel : label}
    </Button>
  );
}
