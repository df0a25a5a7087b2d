import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

const TEST_CARDS = [
  { name: 'Works', number: '4242 4242 4242 4242' },
  { name: 'Declined', number: '4000 0000 0000 0002' },
  { name: 'Asks for confirmation', number: '4000 0000 0000 3220' },
  { name: 'Fails at renewal', number: '4000 0000 0000 0341' },
  { name: 'Disputed', number: '4000 0000 0000 0259' },
];

/** Says that no money moves here, and fills a card in. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <Box role="group" aria-label="Test cards" sx={{ p: 2, borderRadius: 1, bgcolor: 'brand.subtle' }}>
      <Typography variant="body2">
        <Chip
          component="strong"
          size="small"
          label="Sandbox"
          sx={{ mr: 1, bgcolor: 'brand.highlight', color: 'brand.onHighlight' }}
        />
        No money moves here, and real cards are refused. Choose a test card:
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
