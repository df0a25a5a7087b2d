import { BRAND } from '@shortlist/shared/product/brand';
import { storeDemoWords } from '../../storage/demo-words.js';

/**
 * Adds event listeners to the landing page's static HTML.
 *
 * @returns a function that removes the listeners
 */
export function enhanceLanding(root: HTMLElement): () => void {
  const page = new AbortController();
  const { signal } = page;
  schemeToggle(root, signal);
  followSystemScheme(signal);
  mobileMenu(root, signal);
  demo(root, signal);
  return () => page.abort();
}

function schemeToggle(root: HTMLElement, signal: AbortSignal): void {
  root.querySelector('[data-scheme-toggle]')?.addEventListener('click', () => toggleScheme(), { signal });
}

function showScheme(dark: boolean): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
}

/** Follows changes to the system theme unless the user has chosen a theme. */
function followSystemScheme(signal: AbortSignal): void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    if (!hasChosenScheme()) showScheme(device.matches);
  };
  device.addEventListener('change', follow, { signal });
  // Call it once, because the system theme may have changed before the listener was added.
  follow();
}

function hasChosenScheme(): boolean {
  try {
    return /^(?:dark|light)$/.test(localStorage.getItem(BRAND.schemeStorageKey) ?? '');
  } catch {
    return false;
  }
}

function toggleScheme(): void {
  const dark = !document.documentElement.classList.contains('dark');
  showScheme(dark);
  try {
    localStorage.setItem(BRAND.schemeStorageKey, dark ? 'dark' : 'light');
  } catch {
    // Ignore disabled storage; the choice then lasts until the page closes.
  }
}

function mobileMenu(root: HTMLElement, signal: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('[data-menu-button]');
  const menu = root.querySelector<HTMLElement>('#mobile-menu');
  if (!button || !menu) return;
  const show = (open: boolean) => {
    menu.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => show(menu.hidden !== false), { signal });
  menu.addEventListener('click', () => show(false), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && !menu.contains(target) && !button.contains(target)) show(false);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || menu.hidden) return;
      show(false);
      button.focus();
    },
    { signal },
  );
}

function demo(root: HTMLElement, signal: AbortSignal): void {
  const section = root.querySelector<HTMLElement>('[data-demo]');
  if (!section) return;
  section.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      showInSheet(section, target);
      const inputs = [...section.querySelectorAll('input')];
      storeDemoWords(Object.fromEntries(inputs.map((input) => [input.name, input.value])));
    },
    { signal },
  );
  // After a reload, the browser may have restored typed values. Show them in the demo.
  section.querySelectorAll('input').forEach((input) => showInSheet(section, input));

  const steps = [...section.querySelectorAll<HTMLElement>('[data-step]')];
  const panels = [...section.querySelectorAll<HTMLElement>('[data-panel]')];
  for (const chosen of steps) {
    chosen.addEventListener(
      'click',
      () => {
        for (const step of steps) {
          if (step === chosen) step.setAttribute('aria-current', 'step');
          else step.removeAttribute('aria-current');
        }
        for (const panel of panels) panel.hidden = panel.dataset.panel !== chosen.dataset.step;
      },
      { signal },
    );
  }
}

function showInSheet(section: HTMLElement, input: HTMLInputElement): void {
  const place = section.querySelector<HTMLElement>(`[data-shows="${input.name}"]`);
  if (place) place.textContent = input.value.trim() || (place.dataset.empty ?? '');
}
