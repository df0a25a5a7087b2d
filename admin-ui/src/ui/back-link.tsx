import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} size="small" startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 0.5 }}>
      {label}
    </Button>
  );
}
