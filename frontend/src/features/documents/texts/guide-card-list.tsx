import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { GuideContent } from '@shortlist/shared/contract/resume-documents';
import { guideCards, type GuideCard } from '@shortlist/shared/guides/guide-cards';
import { useMemo } from 'react';
import { CARD } from '../page/editor-layout.js';
import { messages } from './messages.js';

/** Shows the questions of the interview guide as cards, each with the matching lines of the resume. */
export function GuideCardList({ content }: { content: GuideContent }) {
  const cards = useMemo(() => guideCards(content.text), [content.text]);
  if (cards.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="guide-cards" sx={CARD}>
      <Typography id="guide-cards" variant="h3" component="h2">
        {messages.guideCardList.heading}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {cards.map((card, index) => (
          <QuestionCard key={`${index} ${card.question}`} number={index + 1} {...card} />
        ))}
      </Box>
    </Card>
  );
}

function QuestionCard({ number, question, evidence, advice }: GuideCard & { number: number }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { sm: evidence.length > 0 ? 'minmax(0, 1fr) minmax(0, 1fr)' : undefined },
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <div>
        <Typography component="h3" sx={{ fontWeight: 700, mb: 0.75 }}>
          {number}. {question}
        </Typography>
        {advice.map((line) => (
          <Typography key={line} variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            <WithBlanks text={line} />
          </Typography>
        ))}
      </div>
      {evidence.length > 0 && (
        <Box sx={{ bgcolor: 'brand.primarySoft', borderRadius: 1, p: 1.5, alignSelf: 'start' }}>
          <Typography variant="caption" component="p" sx={{ fontWeight: 700, mb: 0.5 }}>
            {messages.guideCardList.evidence}
          </Typography>
          {evidence.map(({ quote, place }) => (
            <Box component="figure" key={quote} sx={{ m: 0, mt: 0.5 }}>
              <Typography component="blockquote" variant="body2" sx={{ m: 0 }}>
                {quote}
              </Typography>
              <Typography component="figcaption" variant="caption" color="textSecondary">
                {place}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function WithBlanks({ text }: { text: string }) {
  return text.split(/(\[[^[\]]{1,80}\])/).map((part, index) =>
    part.startsWith('[') ? (
      <Box
        key={index}
        component="mark"
        sx={{ bgcolor: 'brand.highlight', color: 'brand.onHighlight', borderRadius: 0.5, px: 0.25 }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
