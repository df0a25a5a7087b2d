import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { editData } from '../draft/draft-store.js';
import { addSkill } from '../draft/resume-edits.js';

type Term = ExtractKeywordsView['terms'][number];

interface KeywordChipsProps {
  heading: string;
  hint?: string;
  icon: ReactElement;
  terms: Term[];
  /** One click adds it to the skills. */
  isAddable?: boolean;
}

/** Skills of the job, hard and soft ones apart. */
export function KeywordChips({ heading, hint, icon, terms, isAddable = false }: KeywordChipsProps) {
  if (terms.length === 0) return null;
  const soft = terms.filter(({ kind }) => kind === 'soft');
  const hard = terms.filter(({ kind }) => kind !== 'soft');
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" component="h4" sx={{ fontWeight: 700 }}>
        {heading}
        {hint && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            – {hint}
          </Box>
        )}
      </Typography>
      {[hard, soft].map(
        (group) =>
          group.length > 0 && (
            <Box
              key={group === soft ? 'soft' : 'hard'}
              component="ul"
              aria-label={`${heading}: ${group === soft ? 'soft skills' : 'skills and tools'}`}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
            >
              {group === soft && (
                <Typography component="li" variant="caption" color="text.secondary" sx={{ alignSelf: 'center' }}>
                  Soft skills
                </Typography>
              )}
              {group.map((term) => (
                <li key={term.text}>
                  <KeywordChip term={term} icon={icon} isAddable={isAddable} />
                </li>
              ))}
            </Box>
          ),
      )}
    </Box>
  );
}

function KeywordChip({ term, icon, isAddable }: { term: Term; icon: ReactElement; isAddable: boolean }) {
  return (
    <Chip
      label={term.text}
      size="small"
      icon={icon}
      title={term.snippet}
      color={isAddable ? 'default' : 'success'}
      variant={isAddable ? 'outlined' : 'filled'}
      {...(isAddable && {
        'aria-label': `Add ${term.text} to skills`,
        onClick: () => editData((data) => addSkill(data, term.text)),
      })}
    />
  );
}
