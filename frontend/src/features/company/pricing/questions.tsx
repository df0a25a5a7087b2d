import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import { REFUND_DAYS } from '@shortlist/shared/plans';
import { money } from '@shortlist/shared/money';

interface QuestionsProps {
  prices: PublicConfig['prices'];
  provider: PublicConfig['payments']['provider'];
}

export function Questions({ prices, provider }: QuestionsProps) {
  return (
    <Box component="section" aria-labelledby="questions" sx={{ mt: { xs: 6, sm: 9 } }}>
      <Typography id="questions" variant="h2" sx={{ mb: 3 }}>
        Questions
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {questions(money(prices.download, prices.currency), provider).map(({ question, answer }) => (
          <div key={question}>
            <Typography component="dt" variant="h3">
              {question}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0, mt: 0.5, maxWidth: '68ch' }}>
              {answer}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const questions = (download: string, provider: QuestionsProps['provider']) => [
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes, in your account settings. You keep everything your plan includes until the end of the month you have paid for, and nothing is charged after that.',
  },
  {
    question: 'What happens to my resumes when I cancel?',
    answer: `They stay saved. You can keep editing, previewing, scoring and copying the text for free. PDF and DOCX cost ${download} for each resume again; what you unlocked one by one stays unlocked.`,
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes, on subscriptions. Within ${REFUND_DAYS} days you can refund your plan yourself in Account settings, once. The plan ends at that moment.`,
  },
  {
    question: 'How are payments handled?',
    answer:
      provider === 'stripe'
        ? 'By Stripe, a card provider. Your card number goes from your browser to Stripe; it never reaches our server, and we store no card data.'
        : 'By a card provider, and we store no card data. This is a test server: only test cards work, and no money moves.',
  },
];
