import type { UserView } from '@shortlist/shared/contract/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayOf } from '../../ui/day.js';
import { DeletionDialog } from './deletion-dialog.js';
import { Section } from './section.js';

export function DeletionSection({ user }: { user: UserView }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section id="deletion" title="Delete account" intro="With everything in it: resumes, versions, files.">
      <Typography>
        {user.deletionAt
          ? `Your account will be deleted on ${dayOf(user.deletionAt)}. You can also delete it now.`
          : 'Delete in 30 days, so that you can change your mind, or immediately.'}
      </Typography>
      <Box>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Delete My Account
        </Button>
      </Box>
      {asking && <DeletionDialog user={user} onClose={() => setAsking(false)} />}
    </Section>
  );
}
