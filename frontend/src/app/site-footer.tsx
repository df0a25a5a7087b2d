import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { FOOTER_LINKS } from '../ui/footer-links.js';
import { LogoMark } from '@shortlist/ui-kit/logo';

export function SiteFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 6 }}>
      <Container
        maxWidth="lg"
        sx={{ py: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <LogoMark size={24} />
        <Box component="nav" aria-label="Footer" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
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
        </Box>
      </Container>
    </Box>
  );
}
