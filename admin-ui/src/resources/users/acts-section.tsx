import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../api.js';
import { useMe } from '../../session/me.js';
import { Section } from '../../ui/section.js';
import { GrantDialog } from './grant-dialog.js';
import { messages } from './messages.js';
import { ReasonDialog } from './reason-dialog.js';
import { USER_ACTS } from './user-acts.js';

const GRANT = 'plan-grant-form';

export function ActsSection({ user }: { user: AdminUser }) {
  const [open, setOpen] = useState<string | null>(null);
  const isAdmin = useMe().staff.role === 'admin';
  const notify = useNotify();
  const client = useQueryClient();
  const acts = USER_ACTS.filter((act) => act.isFor(user) && (isAdmin || !act.isForAdmins));
  const act = acts.find(({ path }) => path === open);
  const close = () => setOpen(null);
  const showChanged = (changed: AdminUser, message: string) => {
    // Update the cache instead of refetching, because each read is recorded in the audit log.
    client.setQueryData(['users', 'getOne', { id: changed.id, meta: undefined }], changed);
    void client.invalidateQueries({ queryKey: ['users', 'getList'] });
    close();
    notify(message);
  };
  return (
    <Section title={messages.actsSection.title}>
      <Box sx={BUTTONS}>
        {isAdmin && (
          <Button variant="outlined" onClick={() => setOpen(GRANT)}>
            {user.grant ? messages.actsSection.changeGrantedPlan : messages.actsSection.grantPlan}
          </Button>
        )}
        {acts.map(({ path, button, color }) => (
          <Button key={path} variant="outlined" color={color} onClick={() => setOpen(path)}>
            {button}
          </Button>
        ))}
      </Box>
      {open === GRANT && (
        <GrantDialog
          user={user}
          onDone={(changed) => showChanged(changed, messages.actsSection.granted(user.email))}
          onClose={close}
        />
      )}
      {act && (
        <ReasonDialog
          title={act.title(user.email)}
          text={act.text}
          action={act.button}
          color={act.color}
          send={({ reason }) => api[act.method]<AdminUser>(`users/${user.id}/${act.path}`, { reason })}
          onDone={(changed) => showChanged(changed, act.done(user.email))}
          onClose={close}
        />
      )}
    </Section>
  );
}
