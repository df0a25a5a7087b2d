import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { configQuery } from '../../api/config.js';
import { messages } from '../../ui/messages.js';

/** States which AI provider receives the text. Renders nothing if the text stays on the server. */
export function ModelNote() {
  const { data: config } = useQuery(configQuery);
  if (!config?.aiProvider) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {messages.modelNote.note(config.aiProvider)}{' '}
      <Link component={RouterLink} to="/privacy">
        {messages.modelNote.whatIsSent}
      </Link>
    </Typography>
  );
}
