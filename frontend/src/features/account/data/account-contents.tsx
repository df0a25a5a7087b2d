import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../messages.js';
import { requestsQuery } from '../people/requests-api.js';

const ENTRIES = [
  ['plan', messages.accountContents.plan],
  ['payments', messages.accountContents.payments],
  ['people', messages.accountContents.expertHelp],
  ['profile', messages.accountContents.profile],
  ['email', messages.accountContents.email],
  ['sign-in-security', messages.accountContents.signInSecurity],
  ['data', messages.accountContents.yourData],
  ['deletion', messages.accountContents.deleteAccount],
] as const;

/** Table of contents of the account page, with the number of answered service requests. */
export function AccountContents() {
  const { hash } = useLocation();
  const { data: requests = [] } = useQuery(requestsQuery);
  const answered = requests.filter(({ state, answer }) => state === 'open' && answer).length;
  useEffect(() => {
    if (!hash) return;
    // Scroll after the next frame, because a client-side navigation first scrolls to the top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    <Box component="nav" aria-label={messages.accountContents.label} sx={{ mt: -1, mb: 3 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {ENTRIES.map(([id, name]) => (
          <li key={id}>
            <Chip
              component="a"
              href={`#${id}`}
              clickable
              variant="outlined"
              label={id === 'people' && answered > 0 ? messages.accountContents.answered(name, answered) : name}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
