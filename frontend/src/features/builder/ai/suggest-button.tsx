import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

interface SuggestButtonProps {
  label: string;
  /** Said instead of the label while the answer is on its way. */
  pendingLabel: string;
  pending: boolean;
  /** What is missing before it can be asked; null when nothing is. */
  blockedBy: string | null;
  onClick: () => void;
}

export function SuggestButton({ label, pendingLabel, pending, blockedBy, onClick }: SuggestButtonProps) {
  const button = (
    <Button
      size="small"
      variant="outlined"
      startIcon={<AutoAwesomeOutlined />}
      disabled={blockedBy !== null || pending}
      onClick={onClick}
      sx={{ flexShrink: 0 }}
    >
      {pending ? pendingLabel : label}
    </Button>
  );
  if (blockedBy === null) return button;
  return (
    <Tooltip title={blockedBy} describeChild>
      <span>{button}</span>
    </Tooltip>
  );
}
