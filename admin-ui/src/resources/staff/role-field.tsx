import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { useState } from 'react';
import { ROLE_NAMES } from '../../layout/role-names.js';
import { messages } from './messages.js';
import { ROLE_HINTS } from './staff-names.js';

const ROLES = Object.keys(ROLE_NAMES) as StaffRole[];

export function RoleField({ initial, problem }: { initial: StaffRole; problem: string | undefined }) {
  const [role, setRole] = useState(initial);
  return (
    <TextField
      select
      name="role"
      label={messages.roleField.label}
      value={role}
      onChange={({ target }) => setRole(target.value as StaffRole)}
      error={problem !== undefined}
      helperText={problem ?? ROLE_HINTS[role]}
    >
      {ROLES.map((each) => (
        <MenuItem key={each} value={each}>
          {ROLE_NAMES[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}
