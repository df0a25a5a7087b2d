import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';

export function PremiumNote() {
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 3 }}
      action={
        <Button component={RouterLink} to="/pricing" color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          See Plans
        </Button>
      }
    >
      Guides are written on the Premium plan. Those that you have stay readable.
    </Alert>
  );
}
