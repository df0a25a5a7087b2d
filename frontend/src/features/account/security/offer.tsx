import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface OfferProps {
  label: string;
  /**
   * Reason why the user cannot accept the offer yet, such as an unconfirmed email address. Shown instead of the button.
   */
  obstacle: string | null;
  onAccept: () => void;
}

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
