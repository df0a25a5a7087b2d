import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { configQuery } from '../../api/config.js';
import { FOOTER_LINKS } from '../../ui/footer-links.js';
import { LogoMark } from '@shortlist/ui-kit/logo';
import { messages } from '../messages.js';

export function SiteFooter() {
  // Reads the configuration only from the cache, so that the footer never delays a page.
  const { data: config } = useQuery({ ...configQuery, enabled: false });
  const address = config?.supportEmail ?? null;
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 6 }}>
      <Container
        maxWidth="lg"
        sx={{ py: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <LogoMark size={24} />
        <Box
          component="nav"
          aria-label={messages.siteFooter.label}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
        >
          {FOOTER_LINKS.map(({ href, label }) => (
            <Link
              key={href}
              component={RouterLink}
              to={href}
              variant="body2"
              color="text.secondary"
              underline="hover"
              sx={{ py: 0.75 }}
            >
              {label}
            </Link>
          ))}
          <Link
            href={`mailto:${address ?? ''}`}
            data-contact=""
            hidden={address === null}
            variant="body2"
            color="text.secondary"
            underline="hover"
            sx={{ py: 0.75, '&[hidden]': { display: 'none' } }}
          >
            {messages.siteFooter.contact}
          </Link>
        </Box>
      </Container>
    </Box>
  );
}
