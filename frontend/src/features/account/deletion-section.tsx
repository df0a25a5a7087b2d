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
          ? `Your account will be deleted on ${dayOf(user.deletionAt)}. You need not wait for that day.`
          : 'You can take 30 days to change your mind, or have everything gone at once.'}
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
