import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { returnState } from './return-address.js';
import { SignInLayout } from './sign-in-layout.js';

export function AccessRequired() {
  const location = useLocation();
  return (
    <SignInLayout title="Admin Access Required" intro="This part of Shortlist is for staff. Sign in to open it.">
      <Button component={Link} to="/login" state={returnState(location)} variant="contained" size="large" fullWidth>
        Admin Login
      </Button>
    </SignInLayout>
  );
}
