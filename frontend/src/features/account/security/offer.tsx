import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface OfferProps {
  label: string;
  /** What the user must do before adding the feature. Replaces the button; null if nothing. */
  obstacle: string | null;
  onAccept: () => void;
}

/** A button that adds a security feature, or the reason why the user cannot add it yet. */
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
