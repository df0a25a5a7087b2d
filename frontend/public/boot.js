// Runs before anything is painted: puts the chosen colour scheme on the document (no flash of the other one) and hides
// the ready-made page where the application is about to open. Keys: `lib/signed-in-hint.ts`, `brand.ts`.
(function () {
  var root = document.documentElement;
  var scheme = null;
  var signedIn = false;
  var hasDraft = false;
  try {
    scheme = localStorage.getItem('shortlist.theme');
    signedIn = localStorage.getItem('shortlist.signed-in') === '1';
    hasDraft = localStorage.getItem('shortlist.draft.v1') !== null;
  } catch {
    // Storage may be switched off; the system's scheme applies.
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  // The builder's first step, drawn before the code is there, is for those who will find it there.
  if (signedIn || hasDraft || location.search !== '') root.classList.add('opens-work');
  if (signedIn || (location.pathname !== '/' && !root.hasAttribute('data-finished'))) root.classList.add('opens-app');
})();
