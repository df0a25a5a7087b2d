import Box from '@mui/material/Box';
import { PageHeader } from '../ui/page-header.js';
import { useMe } from '../session/me.js';
import { messages } from './messages.js';
import { NoticesSection } from './notices-section.js';
import { PasswordSection } from './password-section.js';
import { SessionsSection } from './sessions-section.js';
import { TwoStepSection } from './two-step-section.js';

export function AccountPage() {
  const { role } = useMe().staff;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={messages.accountPage.title} intro={messages.accountPage.intro} />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TwoStepSection />
        <PasswordSection />
        {role !== 'analyst' && <NoticesSection />}
        <SessionsSection />
      </Box>
    </Box>
  );
}
