import Add from '@mui/icons-material/Add';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useSession } from '../../entities/session/session.js';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { CardSkeleton } from './dashboard/card-skeleton.js';
import { PromoCards } from './dashboard/promo-cards.js';
import { ResumeCard } from './dashboard/resume-card.js';
import { StatCards } from './dashboard/stat-cards.js';
import { useImportResume } from './dashboard/use-import-resume.js';
import { ArrangedResumes } from './list/arranged-resumes.js';
import { ResumeListState } from './list/resume-list-state.js';
import { messages } from './messages.js';
import { ArrivalNotices } from './notices/arrival-notices.js';
import { readArrival } from './notices/arrival.js';
import { PaymentDue } from './notices/payment-due.js';

const GRID = { display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' };

export default function DashboardPage() {
  usePageMeta(messages.dashboardPage.pageTitle, { noindex: true });
  const { user } = useSession();
  const [params] = useSearchParams();
  // Read the query parameters only once, because the notices remove them from the URL.
  const [hasPaid] = useState(() => readArrival(params).payment !== null);
  return (
    <>
      <PageHeader
        title={messages.dashboardPage.welcome(user?.firstName)}
        action={<CreateActions isQuiet={hasPaid} />}
      />
      <ArrivalNotices />
      <PaymentDue />
      <StatCards />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {messages.dashboardPage.yourResumes}
      </Typography>
      <ResumeListState
        emptyText={messages.dashboardPage.emptyText}
        skeleton={
          <Box sx={GRID} role="status" aria-label={messages.dashboardPage.label}>
            {[1, 2, 3].map((card) => (
              <CardSkeleton key={card} />
            ))}
          </Box>
        }
      >
        {(resumes) => (
          <ArrangedResumes resumes={resumes}>
            {(arranged) => (
              <Box component="ul" sx={{ ...GRID, listStyle: 'none', p: 0, m: 0 }}>
                {arranged.map((resume) => (
                  <ResumeCard key={resume.id} resume={resume} />
                ))}
              </Box>
            )}
          </ArrangedResumes>
        )}
      </ResumeListState>
      <PromoCards />
    </>
  );
}

/**
 * Buttons that create or import a resume.
 *
 * @param isQuiet de-emphasizes the buttons, for example after a payment, when the download is the primary action
 */
function CreateActions({ isQuiet }: { isQuiet: boolean }) {
  const importResume = useImportResume();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridAutoFlow: { sm: 'column' }, width: { xs: 1, sm: 'auto' } }}>
      <Button
        component={RouterLink}
        to="/app/resume"
        variant={isQuiet ? 'outlined' : 'contained'}
        size="large"
        startIcon={<Add />}
      >
        {messages.dashboardPage.createNewResume}
      </Button>
      <Button variant="outlined" size="large" startIcon={<UploadFileOutlined />} onClick={importResume}>
        {messages.dashboardPage.importAResume}
      </Button>
    </Box>
  );
}
