import { useSyncExternalStore } from 'react';

const KEY = 'adminSession';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const currentToken = (): string | null => localStorage.getItem(KEY);

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
  notify();
}

export function removeToken(): void {
  localStorage.removeItem(KEY);
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires when another tab signs in or out.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, currentToken);
