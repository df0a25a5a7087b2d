import type { Authentication } from './sandbox-payments.service.js';

/** What a bank would ask, on a page that needs nothing of ours to be loaded. */
export function authenticationPage(payment: string, { amount, currency, last4 }: Authentication): string {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
  const button = (result: string, label: string): string =>
    `<form method="post"><input type="hidden" name="payment" value="${payment}">
     <button name="result" value="${result}">${label}</button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sandbox: confirm a payment</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 90vh; place-content: center; margin: 1.5rem; }
  main { max-width: 26rem; }
  form { display: inline-block; margin: 0.5rem 0.75rem 0 0; }
  button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; }
</style>
</head>
<body>
<main>
<p><strong>Sandbox.</strong> No money moves. This page stands in for the bank of the card.</p>
<h1>Confirm ${price}</h1>
<p>Shortlist wants to charge your test card that ends in ${last4}.</p>
${button('approved', 'Approve')}
${button('failed', 'Fail')}
</main>
</body>
</html>
`;
}
