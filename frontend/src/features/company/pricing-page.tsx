import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { configQuery } from '../../lib/config.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { AllowanceTable } from './allowance-table.js';
import { PlanCard } from './plan-card.js';

export default function PricingPage() {
  usePageMeta('Pricing', { description: 'What Shortlist costs: building, previewing and the text copy are free.' });
  const { data: config, error, refetch } = useQuery(configQuery);
  return (
    <>
      <PageHeader
        title="Pricing"
        intro="Building, previewing, scoring and the text copy are free and stay free. Nothing renews by surprise, because nothing is charged without a checkout you complete."
      />
      {config && (
        <>
          <Plans prices={config.prices} />
          <AllowanceTable allowances={config.aiAllowances} hasModel={config.features.aiModel} />
        </>
      )}
      {error && !config && (
        <LoadFailure message={`The prices could not be loaded. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {!config && !error && <Skeleton variant="rounded" height={420} role="status" aria-label="Loading prices" />}
      <Questions />
    </>
  );
}

function Plans({ prices }: { prices: PublicConfig['prices'] }) {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: prices.currency });
  const dollars = (cents: number) => money.format(cents / 100);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1.15fr 1fr 1fr' }, alignItems: 'stretch' }}>
      <PlanCard
        name="Free"
        price="$0"
        period="forever"
        features={[
          'Build and preview resumes in all 5 templates',
          'Up to 200 saved resumes in your account',
          'ATS score with advice on what to mend',
          'Rewrites, keywords, cover letters and LinkedIn texts that stay with your facts',
          'Text copy for paste-in forms',
          'PDF and DOCX downloads, free of charge for now',
        ]}
        note={`Later, ${dollars(prices.download)} once will unlock a resume in all formats, with every further download of it included.`}
        action={
          <Button component={RouterLink} to="/app/resume" variant="contained" size="large" fullWidth>
            Get Started Free
          </Button>
        }
      />
      <PlanCard
        name="Pro"
        price={dollars(prices.pro)}
        period="per month"
        features={[
          'Everything in Free',
          'Downloads of every resume, without limit',
          'Several times as much writing help a day',
        ]}
        note="The price is set; the plan opens when its features are finished."
        planned
      />
      <PlanCard
        name="Premium"
        price={dollars(prices.premium)}
        period="per month"
        features={['Everything in Pro', 'The most writing help a day']}
        note="The price is set; the plan opens when its features are finished."
        planned
      />
    </Box>
  );
}

const QUESTIONS = [
  {
    question: 'Do I need a card to start?',
    answer: 'No. Nothing is charged at present, and no payment details are asked for or stored.',
  },
  {
    question: 'What will a paid download include?',
    answer:
      'One payment for one resume: PDF and DOCX together, and every later download of the same resume, edits included.',
  },
  {
    question: 'What happens to my resumes if I never pay?',
    answer: 'They stay in your account. You can go on editing, previewing and copying the text for free.',
  },
  {
    question: 'Can I leave with my data?',
    answer: 'Yes. Each resume can be taken away as a JSON Resume document, an open format that other tools read.',
  },
];

function Questions() {
  return (
    <Box component="section" aria-labelledby="questions" sx={{ mt: { xs: 6, sm: 9 } }}>
      <Typography id="questions" variant="h2" sx={{ mb: 3 }}>
        Questions
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <Typography component="dt" variant="h3">
              {question}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
              {answer}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
