import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

interface DayFilterProps {
  source: string;
  label: string;
}

export function DayFilter({ source, label }: DayFilterProps) {
  const list = useListContext();
  const filters = list.filterValues as Readonly<Record<string, string | undefined>>;
  return (
    <TextField
      type="date"
      label={label}
      value={filters[source] ?? ''}
      onChange={({ target }) =>
        list.setFilters({ ...filters, [source]: target.value === '' ? undefined : target.value })
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
