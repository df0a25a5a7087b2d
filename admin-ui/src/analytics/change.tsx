import Typography from '@mui/material/Typography';
import { share } from './figures.js';
import { messages } from './messages.js';

/** Shows the change from the previous period by sign and text, not by color alone. */
export function Change({ value }: { value: number | null }) {
  if (value === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {messages.change.nothingToCompare}
      </Typography>
    );
  const color = value > 0 ? 'success.main' : value < 0 ? 'error.main' : 'text.secondary';
  const sign = value > 0 ? '▲ +' : value < 0 ? '▼ ' : '';
  return (
    <Typography variant="body2" sx={{ color }}>
      {sign}
      {share(value)}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {messages.change.comparedWithBefore}
      </Typography>
    </Typography>
  );
}
