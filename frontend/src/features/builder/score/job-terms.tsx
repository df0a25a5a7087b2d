import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { isCondition, isWelcome } from '@shortlist/shared/ats/conditions';
import type { MatchedTerm } from '@shortlist/shared/ats/match-terms';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';

const GROUPS = [
  { name: 'Must-haves', belongs: isCondition },
  { name: 'Nice to have', belongs: isWelcome },
] as const;

/** What the job asks for: there and missing. Nobody is told to add what is not true. */
export function JobTerms({ terms }: { terms: readonly MatchedTerm[] }) {
  return (
    <>
      {GROUPS.map(({ name, belongs }) => {
        const group = terms.filter(belongs);
        if (group.length === 0) return null;
        const present = group.filter(({ grade }) => grade > 0);
        const missing = group.filter(({ grade }) => grade === 0);
        return (
          <Box component="section" key={name} aria-label={name}>
            <Typography variant="h3">
              {name}: {present.length} of {group.length}
            </Typography>
            <Box component="ul" sx={CHIPS}>
              {[...missing, ...present].map(({ term, grade, place }) => (
                <li key={term.text}>
                  <Chip
                    size="small"
                    variant={grade > 0 ? 'filled' : 'outlined'}
                    icon={grade > 0 ? <Check /> : undefined}
                    title={
                      place === 'listed' ? 'Only listed. It counts more when a recent job shows it.' : term.snippet
                    }
                    label={
                      <>
                        {term.text}
                        <Box component="span" sx={VISUALLY_HIDDEN}>
                          {grade > 0 ? ', in your resume' : ', missing'}
                        </Box>
                      </>
                    }
                  />
                </li>
              ))}
            </Box>
            {missing.length > 0 && (
              <Typography variant="caption" color="textSecondary">
                Unchecked = not found. Add only if true.
              </Typography>
            )}
          </Box>
        );
      })}
    </>
  );
}

const CHIPS = { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, my: 1, p: 0 };
