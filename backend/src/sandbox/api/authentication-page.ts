import { BRAND, type BrandColors } from '@shortlist/shared/product/brand';
import type { Authentication } from './sandbox-payments.service.js';

/** Returns an HTML page that imitates a bank's 3-D Secure check. The page loads no other files. */
export function authenticationPage(payment: string, { amount, currency, last4 }: Authentication): string {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
  const button = (result: string, label: string): string => `<button name="result" value="${result}">${label}</button>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sandbox: confirm a payment</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; ${variables(BRAND.palette.light)} }
  @media (prefers-color-scheme: dark) { :root { ${variables(BRAND.palette.dark)} } }
  body { display: grid; min-height: 90vh; place-content: center; margin: 1.5rem; background: var(--canvas); color: var(--ink); }
  main { max-width: 24rem; padding: 1.75rem; background: var(--surface); border: 1px solid var(--line); border-radius: ${BRAND.radius.card}px; }
  p { margin: 0 0 1rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.6rem; line-height: 1.2; }
  mark { padding: 0.1rem 0.5rem; border-radius: 4px; font-weight: 700; background: var(--highlight); color: var(--onHighlight); }
  .muted { color: var(--inkMuted); font-size: 0.9rem; }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
  button { font: inherit; font-weight: 700; min-height: 3rem; border-radius: ${BRAND.radius.control}px; cursor: pointer;
    border: 1px solid var(--fieldLine); background: transparent; color: var(--ink); }
  button:first-of-type { border-color: transparent; background: var(--primary); color: var(--onPrimary); }
  button:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
</style>
</head>
<body>
<main>
<p class="muted"><mark>Sandbox</mark> No money moves. This page plays the part of the card’s bank.</p>
<h1>Confirm ${price}</h1>
<p>Shortlist wants to charge your test card that ends in ${last4}.</p>
<form method="post"><input type="hidden" name="payment" value="${payment}">
${button('approved', 'Approve')}
${button('failed', 'Fail')}
</form>
</main>
</body>
</html>
`;
}

const variables = (colors: BrandColors): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ');
