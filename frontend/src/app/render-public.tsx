import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { BRAND } from '@shortlist/shared/product/brand';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import { theme } from '@shortlist/ui-kit/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { PageFrame } from './frame/page-frame.js';
import { VisitorHeader } from './frame/visitor-header.js';
import { configQuery } from '../api/config.js';
import { sessionQuery } from '../entities/session/session.js';
import AboutPage from '../features/company/about-page.js';
import { DEFAULT_CONFIG } from '../features/company/default-config.js';
import { PAGE_DESCRIPTIONS, type PublicPage } from '../features/company/page-descriptions.js';
import PricingPage from '../features/company/pricing-page.js';
import PrivacyPage from '../features/company/privacy-page.js';
import TermsPage from '../features/company/terms-page.js';

type Provider = PublicConfig['payments']['provider'];

const PAGES: Record<PublicPage, ComponentType> = {
  pricing: PricingPage,
  about: AboutPage,
  privacy: PrivacyPage,
  terms: TermsPage,
};

export const PAGE_NAMES = Object.keys(PAGES);

/** Placeholder that `backend/src/client/page-documents.ts` replaces with the server's URL. */
const ORIGIN = '%ORIGIN%';

/** Renders a public page to HTML for `build/public-pages.ts`, as visitors see it with the default configuration. */
export function renderPublic(page: PublicPage, provider: Provider): { head: string; body: string } {
  const Page = PAGES[page];
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, null);
  client.setQueryData(configQuery.queryKey, {
    ...DEFAULT_CONFIG,
    signIn: { password: true, oidc: false, oidcName: null },
    supportEmail: null,
    payments: { provider, publishableKey: null },
    limits: {},
    templates: [],
    exportFormats: [],
  });
  const body = renderToString(
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      <QueryClientProvider client={client}>
        <StaticRouter location={`/${page}`}>
          <PageFrame header={<VisitorHeader />}>
            <Page />
          </PageFrame>
        </StaticRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { head: headOf(page), body };
}

function headOf(page: PublicPage): string {
  const { title, description } = PAGE_DESCRIPTIONS[page];
  const address = `${ORIGIN}/${page}`;
  const full = `${title} – ${BRAND.name}`;
  const named = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${content.replaceAll('"', '&quot;')}" />`;
  return [
    `<title>${full}</title>`,
    named('name', 'description', description),
    `<link rel="canonical" href="${address}" />`,
    named('property', 'og:type', 'website'),
    named('property', 'og:site_name', BRAND.name),
    named('property', 'og:title', full),
    named('property', 'og:description', description),
    named('property', 'og:url', address),
    named('property', 'og:image', `${ORIGIN}/social.png`),
    named('property', 'og:image:width', '1200'),
    named('property', 'og:image:height', '630'),
    named('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}
