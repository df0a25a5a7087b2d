import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { SORTS, type Arrangement, type Sort } from './arrange-resumes.js';
import { messages } from './messages.js';

interface ListControlsProps {
  arrangement: Arrangement;
  onChange: (change: Partial<Arrangement>) => void;
  /** Number of matching resumes, which screen readers announce while the user types. */
  found: number;
}

export default function ListControls({ arrangement, onChange, found }: ListControlsProps) {
  const { query, sort } = arrangement;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 200px' }, gap: 1.5 }}>
      <TextField
        type="search"
        label={messages.listControls.search}
        placeholder={messages.listControls.placeholder}
        value={query}
        onChange={(event) => onChange({ query: event.target.value })}
        slotProps={{
          htmlInput: { enterKeyHint: 'search', sx: { '&::-webkit-search-cancel-button': { display: 'none' } } },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: query !== '' && (
              <InputAdornment position="end">
                <IconButton
                  aria-label={messages.listControls.clearTheSearch}
                  edge="end"
                  onClick={() => onChange({ query: '' })}
                >
                  <Clear fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        label={messages.listControls.sortBy}
        value={sort}
        onChange={(event) => onChange({ sort: event.target.value as Sort })}
      >
        {Object.entries(SORTS).map(([key, name]) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {query.trim() !== '' && messages.listControls.found(found)}
      </Box>
    </Box>
  );
}
