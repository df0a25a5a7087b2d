import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { resumesQuery } from '../../../lib/resumes-query.js';
import { dashboardQuery } from '../list/resumes-api.js';

export function PromoCards() {
  const { data } = useQuery(dashboardQuery);
  const { isPending } = useQuery(resumesQuery);
  // The list above would push them down.
  if (isPending) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        mt: { xs: 4, sm: 6 },
      }}
    >
      <PromoCard
        title="Create New Resume"
        text="One for every kind of job: pick a template and answer eight short steps."
        action="Choose a Template"
        to="/app/resume"
      />
      {data?.plan === 'free' && (
        <PromoCard
          title="Upgrade Your Plan"
          text="Unlimited PDF and DOCX downloads of every resume in your account, and more writing help a day."
          action="View Plans"
          to="/pricing"
        />
      )}
    </Box>
  );
}

interface PromoCardProps {
  title: string;
  text: string;
  action: string;
  to: string;
}

function PromoCard({ title, text, action, to }: PromoCardProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ display: 'grid', justifyItems: 'start', gap: 1, p: { xs: 2.5, sm: 3 }, bgcolor: 'brand.subtle' }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 460 }}>
        {text}
      </Typography>
      <Button component={RouterLink} to={to} variant="outlined" sx={{ mt: 1 }}>
        {action}
      </Button>
    </Card>
  );
}
