import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { messages } from '../messages.js';

const TEST_CARDS = [
  { name: messages.testCards.works, number: '4242 4242 4242 4242' },
  { name: messages.testCards.declined, number: '4000 0000 0000 0002' },
  { name: messages.testCards.asksForConfirmation, number: '4000 0000 0000 3220' },
  { name: messages.testCards.failsAtRenewal, number: '4000 0000 0000 0341' },
  { name: messages.testCards.disputed, number: '4000 0000 0000 0259' },
];

export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <Box role="group" aria-label={messages.testCards.testCards} sx={{ p: 2, borderRadius: 1, bgcolor: 'brand.subtle' }}>
      <Typography variant="body2">
        <Chip
          component="strong"
          size="small"
          label={messages.testCards.label}
          sx={{ mr: 1, bgcolor: 'brand.highlight', color: 'brand.onHighlight' }}
        />
        {messages.testCards.explanation}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {TEST_CARDS.map(({ name, number }) => (
          <Button key={number} size="small" variant="outlined" onClick={() => onChoose(number)}>
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
