import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { KeywordTerm } from './add-keyword.js';
import { KeywordChip } from './keyword-chip.js';

export interface Keyword {
  term: KeywordTerm;
  titles: readonly string[];
}

interface KeywordGroupProps {
  heading: string;
  /** Those that are shown. */
  keywords: readonly Keyword[];
  /** Number of all, the hidden ones too. */
  total: number;
  showsSnippets: boolean;
  /** Absent for what the résumé has. */
  onAdd?: (term: KeywordTerm, button: HTMLElement) => void;
}

export function KeywordGroup({ heading, keywords, total, showsSnippets, onAdd }: KeywordGroupProps) {
  const headingId = useId();
  if (keywords.length === 0) return null;
  return (
    <Box sx={{ mt: 1.25 }}>
      <Typography id={headingId} variant="caption" component="h4" sx={{ fontWeight: 700 }}>
        {heading} ({keywords.length < total ? `${keywords.length} of ${total}` : total})
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
