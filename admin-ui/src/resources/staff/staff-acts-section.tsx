import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { useState } from 'react';
import { api } from '../../api.js';
import { ROLE_NAMES } from '../../layout/role-names.js';
import { useMe } from '../../session/me.js';
import { Section } from '../../ui/section.js';
import { ReasonDialog } from '../users/reason-dialog.js';
import { messages } from './messages.js';
import { RoleField } from './role-field.js';
import { STAFF_ACTS } from './staff-acts.js';
import { useShowChanged } from './use-show-changed.js';

const ROLE = messages.staffActsSection.changeRole;
const EMAIL = messages.staffActsSection.changeEmail;
const NOTE = messages.staffActsSection.reasonHint;

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
    <Section title={messages.staffActsSection.actions}>
      {isOwn && <Typography sx={{ mb: 2 }}>{messages.staffActsSection.ownAccount}</Typography>}
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
          title={messages.staffActsSection.roleTitle(username)}
          text={messages.staffActsSection.roleText}
          action={messages.staffActsSection.changeRole}
          reasonHint={NOTE}
          fields={['role']}
          send={(values) => api.patch<StaffAccount>(`staff/${account.id}`, values)}
          onDone={(changed) =>
            finish(changed, messages.staffActsSection.roleChanged(username, ROLE_NAMES[changed.role]))
          }
          onClose={close}
        >
          {(errors) => <RoleField initial={account.role} problem={errors.role} />}
        </ReasonDialog>
      )}
      {open === EMAIL && (
        <ReasonDialog
          title={messages.staffActsSection.emailTitle(username)}
          text={
            account.state === 'invited'
              ? messages.staffActsSection.newInvitationHint
              : messages.staffActsSection.noticesHint
          }
          action={messages.staffActsSection.changeEmail}
          reasonHint={NOTE}
          fields={['email']}
          send={({ email, reason }) =>
            api.patch<StaffAccount>(`staff/${account.id}`, { email: email.trim() === '' ? null : email, reason })
          }
          onDone={(changed) => finish(changed, messages.staffActsSection.emailChanged(username))}
          onClose={close}
        >
          {(errors) => (
            <TextField
              name="email"
              type="email"
              label={messages.staffActsSection.label}
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
