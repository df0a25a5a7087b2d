import type { UserView } from '@shortlist/shared/contract/account/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayOf } from '../../../ui/day.js';
import { DeletionDialog } from './deletion-dialog.js';
import { messages } from '../messages.js';
import { Section } from '../parts/section.js';

export function DeletionSection({ user }: { user: UserView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="deletion" title={messages.deletionSection.title} intro={messages.deletionSection.intro}>
      <Typography>
        {user.deletionAt ? messages.deletionSection.scheduled(dayOf(user.deletionAt)) : messages.deletionSection.choice}
      </Typography>
      <Box>
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {messages.deletionSection.deleteMyAccount}
        </Button>
      </Box>
      {isOpen && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </Section>
  );
}
