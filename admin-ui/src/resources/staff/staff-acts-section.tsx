import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffAccount } from '@shortlist/shared/contract/staff-accounts';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { useState } from 'react';
import { api } from '../../api.js';
import { ROLE_NAMES } from '../../layout/role-names.js';
import { useMe } from '../../session/me.js';
import { Section } from '../../ui/section.js';
import { ReasonDialog } from '../users/reason-dialog.js';
import { RoleField } from './role-field.js';
import { STAFF_ACTS } from './staff-acts.js';
import { useShowChanged } from './use-show-changed.js';

const ROLE = 'Change Role';
const EMAIL = 'Change Email';
const NOTE = 'Kept in the audit log. Only administrators see it.';

export function StaffActsSection({ account }: { account: StaffAccount }) {
  const [open, setOpen] = useState<string | null>(null);
  const isOwn = useMe().staff.id === account.id;
  const showChanged = useShowChanged();
  const acts = isOwn ? [] : STAFF_ACTS.filter(({ isFor }) => isFor(account));
  const act = acts.find(({ button }) => button === open);
  const close = () => setOpen(null);
  const finish = (changed: StaffAccount, message: string) => {
    close();
    showChanged(changed, message);
  };
  const { username } = account;
  return (
    <Section title="Actions">
      {isOwn && (
        <Typography sx={{ mb: 2 }}>
          This is your own account. Another administrator can change your role or disable it.
        </Typography>
      )}
      <Box sx={BUTTONS}>
        {!isOwn && (
          <Button variant="outlined" onClick={() => setOpen(ROLE)}>
            {ROLE}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setOpen(EMAIL)}>
          {EMAIL}
        </Button>
        {acts.map(({ button, color }) => (
          <Button key={button} variant="outlined" color={color} onClick={() => setOpen(button)}>
            {button}
          </Button>
        ))}
      </Box>
      {open === ROLE && (
        <ReasonDialog
          title={`Change the role of ${username}`}
          text="They are signed out everywhere now and have the new role when they sign in again."
          action="Change Role"
          reasonHint={NOTE}
          fields={['role']}
          send={(values) => api.patch<StaffAccount>(`staff/${account.id}`, values)}
          onDone={(changed) => finish(changed, `${username} is now ${ROLE_NAMES[changed.role]}`)}
          onClose={close}
        >
          {(errors) => <RoleField initial={account.role} problem={errors.role} />}
        </ReasonDialog>
      )}
      {open === EMAIL && (
        <ReasonDialog
          title={`Change the email of ${username}`}
          text={
            account.state === 'invited'
              ? 'A new invitation goes to the new address. The previous link stops working.'
              : 'Notices of requests go there. Leave it blank to send none.'
          }
          action="Change Email"
          reasonHint={NOTE}
          fields={['email']}
          send={({ email, reason }) =>
            api.patch<StaffAccount>(`staff/${account.id}`, { email: email.trim() === '' ? null : email, reason })
          }
          onDone={(changed) => finish(changed, `The email of ${username} is changed`)}
          onClose={close}
        >
          {(errors) => (
            <TextField
              name="email"
              type="email"
              label="Email"
              autoComplete="off"
              defaultValue={account.email ?? ''}
              error={errors.email !== undefined}
              helperText={errors.email}
              slotProps={{ htmlInput: { maxLength: 254 } }}
            />
          )}
        </ReasonDialog>
      )}
      {act && (
        <ReasonDialog
          title={act.title(username)}
          text={act.text}
          action={act.button}
          color={act.color}
          reasonHint={NOTE}
          send={({ reason }) => act.send(account, reason)}
          onDone={(changed) => finish(changed, act.done(username))}
          onClose={close}
        />
      )}
    </Section>
  );
}
