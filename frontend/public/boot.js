// Runs before the first paint: sets the chosen color scheme, to avoid a flash of the wrong one, and hides the static
// page if the application is about to open. Storage keys: `lib/signed-in-hint.ts`, `brand.ts`.
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
    // Ignore disabled storage; the system's color scheme then applies.
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  // Hides the static first step of the builder if the builder will open something else, such as a draft or a dialog.
  if (signedIn || hasDraft || location.search !== '') root.classList.add('opens-work');
  if (signedIn || (location.pathname !== '/' && !root.hasAttribute('data-finished'))) root.classList.add('opens-app');
})();
