import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { messages } from './messages.js';

interface SelectFilterProps {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

export function SelectFilter({ source, label, choices }: SelectFilterProps) {
  const list = useListContext();
  const filters = list.filterValues as Readonly<Record<string, string | undefined>>;
  return (
    <TextField
      select
      label={label}
      value={filters[source] ?? ''}
      onChange={({ target }) =>
        list.setFilters({ ...filters, [source]: target.value === '' ? undefined : target.value })
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{messages.selectFilter.all}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
