import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { useState } from 'react';
import { api } from '../../api.js';
import { messages } from './messages.js';
import { ReasonDialog } from './reason-dialog.js';

const DAY = 24 * 60 * 60 * 1_000;
const DEFAULT_DAYS = 30;

interface GrantDialogProps {
  user: AdminUser;
  onDone: (changed: AdminUser) => void;
  onClose: () => void;
}

export function GrantDialog({ user, onDone, onClose }: GrantDialogProps) {
  const [defaultDay] = useState(() => lastDayOf(user));
  return (
    <ReasonDialog
      title={messages.grantDialog.title(user.email)}
      text={messages.grantDialog.text}
      action={messages.grantDialog.action}
      fields={['plan', 'until']}
      send={(values) => api.put<AdminUser>(`users/${user.id}/plan-grant`, values)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField select name="plan" label={messages.grantDialog.plan} defaultValue={user.grant?.plan ?? 'pro'}>
            <MenuItem value="pro">{PLAN_NAMES.pro}</MenuItem>
            <MenuItem value="premium">{PLAN_NAMES.premium}</MenuItem>
          </TextField>
          <TextField
            type="date"
            name="until"
            label={messages.grantDialog.lastDay}
            defaultValue={defaultDay}
            error={errors.until !== undefined}
            helperText={errors.until ?? messages.grantDialog.lastDayHint}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      )}
    </ReasonDialog>
  );
}

const lastDayOf = ({ grant }: AdminUser): string =>
  new Date(grant ? Date.parse(grant.endsAt) - DAY : Date.now() + DEFAULT_DAYS * DAY).toISOString().slice(0, 10);
