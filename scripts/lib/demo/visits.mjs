// Generates the steps of one visitor. Most visitors only read, some start a resume, and few sign up.

/** The steps of a visit. Each step contains the share of the previous step's visitors who reach it. */
const PATH = /** @type {const} */ ([
  ['page_view', '/', 1],
  ['page_view', '/pricing', 0.34],
  ['page_view', '/app/resume', 0.58],
  ['first_save', '/app/resume', 0.46],
  ['page_view', '/register', 0.5],
  ['page_view', '/dashboard', 0.8],
  ['page_view', '/app/resume/:id', 0.7],
  ['page_view', '/checkout/:resumeId', 0.3],
]);
const ASIDE = ['/about', '/privacy', '/terms', '/login', '/app/cover-letter'];

/**
 * @param {import('./random.mjs').Random} random
 * @param {number} start
 */
export function visitOf(random, start) {
  const visitor = random.hex(8);
  let at = start;
  const seen = /** @param {string} kind @param {string} label */ (kind, label) => {
    at += random.whole(5, 240) * 1_000;
    return { at, kind, label, visitor };
  };
  const events = [];
  for (const [kind, label, share] of PATH) {
    if (!random.chance(share)) {
      // Some visitors who write a resume do not look at the prices.
      if (label === '/pricing') continue;
      break;
    }
    events.push(seen(kind, label));
  }
  if (random.chance(0.15)) events.push(seen('page_view', random.pick(ASIDE)));
  return events;
}
