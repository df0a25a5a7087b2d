import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import { REFUND_DAYS } from '@shortlist/shared/product/plans';
import { money } from '@shortlist/shared/product/money';
import { messages } from './messages.js';

interface QuestionsProps {
  prices: PublicConfig['prices'];
  provider: PublicConfig['payments']['provider'];
}

export function Questions({ prices, provider }: QuestionsProps) {
  return (
    <Box component="section" aria-labelledby="questions" sx={{ mt: { xs: 6, sm: 9 } }}>
      <Typography id="questions" variant="h2" sx={{ mb: 3 }}>
        {messages.questions.questions}
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
    question: messages.questions.cancelQuestion,
    answer: messages.questions.cancelAnswer,
  },
  {
    question: messages.questions.keptQuestion,
    answer: messages.questions.keptAnswer(download),
  },
  {
    question: messages.questions.refundQuestion,
    answer: messages.questions.refundAnswer(REFUND_DAYS),
  },
  {
    question: messages.questions.howArePaymentsHandled,
    answer: provider === 'stripe' ? messages.questions.stripeAnswer : messages.questions.sandboxAnswer,
  },
];
