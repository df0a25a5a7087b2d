import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { resumesQuery } from '../../../entities/resume/resumes-query.js';
import { dashboardQuery, useDuplicateResume } from '../list/resumes-api.js';
import { messages } from './messages.js';

export function PromoCards() {
  const { data } = useQuery(dashboardQuery);
  const { data: resumes, isPending } = useQuery(resumesQuery);
  // Render nothing while the resume list above is loading, because the loaded list would push these cards down.
  if (isPending) return null;
  const [latest] = resumes ?? [];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
        mt: { xs: 4, sm: 6 },
      }}
    >
      {latest ? (
        <PromoCard
          title={messages.promoCards.copyTitle}
          text={messages.promoCards.copyText}
          action={<CopyButton resume={latest} />}
        />
      ) : (
        <PromoCard
          title={messages.promoCards.newTitle}
          text={messages.promoCards.newText}
          action={<PromoLink to="/app/resume">{messages.promoCards.chooseATemplate}</PromoLink>}
        />
      )}
      {data?.plan === 'free' && (
        <PromoCard
          title={messages.promoCards.upgradeTitle}
          text={messages.promoCards.upgradeText}
          action={<PromoLink to="/pricing">{messages.promoCards.viewPlans}</PromoLink>}
        />
      )}
    </Box>
  );
}

function CopyButton({ resume }: { resume: ResumeRecord }) {
  const navigate = useNavigate();
  const duplication = useDuplicateResume();
  return (
    <Button
      variant="outlined"
      loading={duplication.isPending}
      onClick={() => duplication.mutate(resume, { onSuccess: ({ id }) => void navigate(`/app/resume/${id}`) })}
      sx={{ mt: 1, maxWidth: 1 }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {messages.promoCards.copy} “<bdi>{resume.title}</bdi>”
      </Box>
    </Button>
  );
}

function PromoLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={RouterLink} to={to} variant="outlined" sx={{ mt: 1 }}>
      {children}
    </Button>
  );
}

interface PromoCardProps {
  title: string;
  text: string;
  action: ReactNode;
}

function PromoCard({ title, text, action }: PromoCardProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr auto',
        justifyItems: 'start',
        gap: 1,
        p: { xs: 2.5, sm: 3 },
        bgcolor: 'brand.subtle',
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 460 }}>
        {text}
      </Typography>
      {action}
    </Card>
  );
}
