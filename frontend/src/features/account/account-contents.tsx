import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { requestsQuery } from './people/requests-api.js';

/** Ids of the sections and what leads to them. */
const ENTRIES = [
  ['plan', 'Plan'],
  ['payments', 'Payments'],
  ['people', 'Expert help'],
  ['profile', 'Profile'],
  ['email', 'Email'],
  ['sign-in-security', 'Sign-in security'],
  ['data', 'Your data'],
  ['deletion', 'Delete account'],
] as const;

/** The page is long; this leads to its parts, and says when an answer is waiting. */
export function AccountContents() {
  const { hash } = useLocation();
  const { data: requests = [] } = useQuery(requestsQuery);
  const answered = requests.filter(({ state, answer }) => state === 'open' && answer).length;
  useEffect(() => {
    if (!hash) return;
    // A navigation inside the application first scrolls to the top of the new page.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    <Box component="nav" aria-label="On this page" sx={{ mt: -1, mb: 3 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {ENTRIES.map(([id, name]) => (
          <li key={id}>
            <Chip
              component="a"
              href={`#${id}`}
              clickable
              variant="outlined"
              label={id === 'people' && answered > 0 ? `${name} (${answered} answered)` : name}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
