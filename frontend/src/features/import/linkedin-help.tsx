import Typography from '@mui/material/Typography';
import { messages } from './messages.js';

export function LinkedInHelp() {
  return (
    <Typography variant="body2" color="text.secondary">
      <strong>{messages.linkedInHelp.title}</strong> {messages.linkedInHelp.text}
    </Typography>
  );
}
