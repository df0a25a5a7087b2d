import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import type { Ref } from 'react';

interface SuggestButtonProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
  disabled: boolean;
  /** HTML id of the element that explains why the button is disabled. */
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
