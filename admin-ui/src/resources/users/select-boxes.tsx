import Checkbox from '@mui/material/Checkbox';
import type { AdminUserItem } from '@shortlist/shared/contract/console/admin-users';
import { useListContext } from 'react-admin';
import { messages } from './messages.js';

/** Checkbox with an accessible name, which react-admin's checkbox lacks with this version of MUI. */
export function SelectUser({ user: { id, email } }: { user: AdminUserItem }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': messages.selectBoxes.select(email) } }}
      sx={{ m: -1 }}
    />
  );
}

/** Checkbox that selects or deselects all users on the page. */
export function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<AdminUserItem>();
  const ids = data.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const isWhole = ids.length > 0 && selected.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(String(id)));
  return (
    <Checkbox
      checked={isWhole}
      indeterminate={selected.length > 0 && !isWhole}
      disabled={ids.length === 0}
      onChange={() => onSelect(isWhole ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': messages.selectBoxes.label } }}
      sx={{ m: -1 }}
    />
  );
}
