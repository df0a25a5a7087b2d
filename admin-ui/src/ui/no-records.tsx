import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { messages } from './messages.js';

export function NoRecords() {
  const list = useListContext();
  const isFiltered = Object.keys(list.filterValues as Record<string, unknown>).length > 0;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 3, py: 8, textAlign: 'center' }}>
      <Typography color="textSecondary">
        {isFiltered ? messages.noRecords.noMatches : messages.noRecords.empty}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => list.setFilters({})}>
          {messages.noRecords.clearFilters}
        </Button>
      )}
    </Box>
  );
}
