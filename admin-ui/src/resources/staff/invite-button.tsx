import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import type { StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { InviteDialog } from './invite-dialog.js';
import { messages } from './messages.js';

/** Invites a staff member, then opens the new account, which shows whether the email was sent. */
export function InviteButton() {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const showInvited = ({ id, username }: StaffAccount) => {
    void client.invalidateQueries({ queryKey: ['staff', 'getList'] });
    notify(messages.inviteButton.invited(username));
    void navigate(`/staff/${id}`);
  };
  return (
    <>
      <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={() => setOpen(true)}>
        {messages.inviteButton.inviteStaffMember}
      </Button>
      {open && <InviteDialog onInvited={showInvited} onClose={() => setOpen(false)} />}
    </>
  );
}
