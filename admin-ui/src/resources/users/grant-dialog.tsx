import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import { PLAN_NAMES } from '@shortlist/shared/plans';
import { useState } from 'react';
import { api } from '../../api.js';
import { ReasonDialog } from './reason-dialog.js';

const DAY = 24 * 60 * 60 * 1_000;
const DEFAULT_DAYS = 30;

interface GrantDialogProps {
  user: AdminUser;
  onDone: (changed: AdminUser) => void;
  onClose: () => void;
}

/** Gives an account a plan without a payment. */
export function GrantDialog({ user, onDone, onClose }: GrantDialogProps) {
  const [defaultDay] = useState(() => lastDayOf(user));
  return (
    <ReasonDialog
      title={`Grant ${user.email} a plan`}
      text="The plan starts now and ends automatically. Nothing is charged, and a paid plan does not change."
      action="Grant Plan"
      fields={['plan', 'until']}
      send={(values) => api.put<AdminUser>(`users/${user.id}/plan-grant`, values)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField select name="plan" label="Plan" defaultValue={user.grant?.plan ?? 'pro'}>
            <MenuItem value="pro">{PLAN_NAMES.pro}</MenuItem>
            <MenuItem value="premium">{PLAN_NAMES.premium}</MenuItem>
          </TextField>
          <TextField
            type="date"
            name="until"
            label="Last day"
            defaultValue={defaultDay}
            error={errors.until !== undefined}
            helperText={errors.until ?? 'The plan ends at midnight UTC after this day.'}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      )}
    </ReasonDialog>
  );
}

/** Of the present grant, else a month from now. */
const lastDayOf = ({ grant }: AdminUser): string =>
  new Date(grant ? Date.parse(grant.endsAt) - DAY : Date.now() + DEFAULT_DAYS * DAY).toISOString().slice(0, 10);
