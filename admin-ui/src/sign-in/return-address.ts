import type { Location } from 'react-router';

/** URL to open after sign-in, stored in the history entry of the sign-in page. */
export interface ReturnState {
  returnTo: string;
}

export const returnState = ({ pathname, search }: Location): ReturnState => ({ returnTo: pathname + search });

export function returnAddress({ state }: Location): string {
  const { returnTo } = (state ?? {}) as Partial<ReturnState>;
  return returnTo ?? '/';
}
