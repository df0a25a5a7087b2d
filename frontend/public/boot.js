// Runs before anything is painted: puts the chosen colour scheme on the document (no flash of the other one) and hides
// the ready-made landing page where the application is about to open. Keys: `lib/signed-in-hint.ts`, `brand.ts`.
(function () {
  var root = document.documentElement;
  var scheme = null;
  var signedIn = false;
  try {
    scheme = localStorage.getItem('shortlist.theme');
    signedIn = localStorage.getItem('shortlist.signed-in') === '1';
  } catch {
    // Storage may be switched off; the system's scheme applies.
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  if (signedIn || location.pathname !== '/') root.classList.add('opens-app');
})();
