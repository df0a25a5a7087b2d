import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface OfferProps {
  label: string;
  /** What has to be done first, in place of the button. */
  obstacle: string | null;
  onAccept: () => void;
}

/** A button for something that an account can add, or why it cannot yet. */
export function Offer({ label, obstacle, onAccept }: OfferProps) {
  if (obstacle !== null)
    return (
      <Typography variant="body2" color="textSecondary">
        {obstacle}
      </Typography>
    );
  return (
    <Box>
      <Button variant="outlined" onClick={onAccept}>
        {label}
      </Button>
    </Box>
  );
}
