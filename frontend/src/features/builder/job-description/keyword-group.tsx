import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { KeywordTerm } from './add-keyword.js';
import { KeywordChip } from './keyword-chip.js';
import { messages } from './messages.js';

export interface Keyword {
  term: KeywordTerm;
  titles: readonly string[];
}

interface KeywordGroupProps {
  heading: string;
  keywords: readonly Keyword[];
  /** Number of keywords, including the hidden ones. */
  total: number;
  showsSnippets: boolean;
  /** Adds a keyword; omitted if the resume already contains the keywords of this group. */
  onAdd?: (term: KeywordTerm, button: HTMLElement) => void;
}

export function KeywordGroup({ heading, keywords, total, showsSnippets, onAdd }: KeywordGroupProps) {
  const headingId = useId();
  if (keywords.length === 0) return null;
  return (
    <Box sx={{ mt: 1.25 }}>
      <Typography id={headingId} variant="caption" component="h4" sx={{ fontWeight: 700 }}>
        {messages.keywordGroup.heading(heading, keywords.length, total)}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={headingId}
        sx={{
          display: 'flex',
          flexDirection: showsSnippets ? 'column' : 'row',
          flexWrap: 'wrap',
          gap: 0.75,
          m: 0,
          mt: 0.5,
          p: 0,
          listStyle: 'none',
        }}
      >
        {keywords.map(({ term, titles }) => (
          <Box key={`${term.kind} ${term.text}`} component="li" sx={{ maxWidth: '100%', position: 'relative' }}>
            <KeywordChip
              term={term}
              titles={titles}
              showsSnippet={showsSnippets}
              onAdd={onAdd && ((button) => onAdd(term, button))}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
