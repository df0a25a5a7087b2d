import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { compareContents, type ComparedContent } from '@shortlist/shared/compare/compare-contents';
import { MERGE_PARTS, PART_NAMES } from '@shortlist/shared/compare/resume-parts';
import { useMemo } from 'react';
import { DifferenceRow } from './difference-row.js';
import { messages } from './messages.js';

interface DifferencesProps {
  older: ComparedContent;
  newer: ComparedContent;
}

export function Differences({ older, newer }: DifferencesProps) {
  const differences = useMemo(() => compareContents(older, newer), [older, newer]);
  const sections = MERGE_PARTS.map((part) => ({
    part,
    found: differences.filter((difference) => difference.part === part),
  })).filter(({ found }) => found.length > 0);
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        {messages.differences.summary(differences.length)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sections.map(({ part, found }) => (
          <Card key={part} component="section" aria-labelledby={`differs-${part}`} sx={{ px: 2.5, pt: 2, pb: 1 }}>
            <Typography id={`differs-${part}`} variant="h3">
              {PART_NAMES[part]}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {found.map((difference) => (
                <DifferenceRow key={`${difference.path} ${difference.kind}`} difference={difference} />
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    </>
  );
}
