export interface WantedSubscription {
  secret: string;
  plan: string;
}

const KEPT = 'shortlist.subscribing';

/** From the address, or as this tab had it before a reload. Null when secret or plan is missing. */
export function readSubscription(params: URLSearchParams): WantedSubscription | null {
  const [secret, plan] = [params.get('secret'), params.get('plan')];
  if (!plan) return null;
  if (!secret) return kept(plan);
  sessionStorage.setItem(KEPT, JSON.stringify({ secret, plan }));
  return { secret, plan };
}

function kept(plan: string): WantedSubscription | null {
  const found = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as WantedSubscription | null;
  return found?.plan === plan ? found : null;
}
