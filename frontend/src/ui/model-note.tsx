import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { configQuery } from '../lib/config.js';

/** Beside a button that asks for a text: where that text goes. Nothing where it stays on the server. */
export function ModelNote() {
  const { data: config } = useQuery(configQuery);
  if (!config?.aiProvider) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {`Uses a language model from ${config.aiProvider}, without your name and contact details. `}
      <Link component={RouterLink} to="/privacy">
        What is sent
      </Link>
    </Typography>
  );
}
