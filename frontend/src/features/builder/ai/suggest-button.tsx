import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';

interface SuggestButtonProps {
  label: string;
  /** Said instead of the label while the answer is on its way. */
  pendingLabel: string;
  pending: boolean;
  disabled: boolean;
  /** Id of the words that say what is missing before it can be asked. */
  describedBy?: string;
  onClick: () => void;
}

export function SuggestButton({ label, pendingLabel, pending, disabled, describedBy, onClick }: SuggestButtonProps) {
  return (
    <Button
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
