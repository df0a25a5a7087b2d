import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { isCondition, isWelcome } from '@shortlist/shared/ats/match/conditions';
import type { MatchedTerm } from '@shortlist/shared/ats/match/match-terms';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { messages } from './messages.js';

const texts = messages.jobTerms;
const GROUPS = [
  { name: texts.mustHaves, belongs: isCondition },
  { name: texts.niceToHave, belongs: isWelcome },
] as const;

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
            <Typography variant="h3">{texts.heading(name, present.length, group.length)}</Typography>
            <Box component="ul" sx={CHIPS}>
              {[...missing, ...present].map(({ term, grade, place }) => (
                <li key={term.text}>
                  <Chip
                    size="small"
                    variant={grade > 0 ? 'filled' : 'outlined'}
                    icon={grade > 0 ? <Check /> : undefined}
                    title={place === 'listed' ? texts.onlyListed : term.snippet}
                    label={
                      <>
                        {term.text}
                        <Box component="span" sx={VISUALLY_HIDDEN}>
                          {grade > 0 ? texts.present : texts.missing}
                        </Box>
                      </>
                    }
                  />
                </li>
              ))}
            </Box>
            {missing.length > 0 && (
              <Typography variant="caption" color="textSecondary">
                {texts.legend}
              </Typography>
            )}
          </Box>
        );
      })}
    </>
  );
}

const CHIPS = { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, my: 1, p: 0 };
