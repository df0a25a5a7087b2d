import type { SettingsHistory, SettingsVersion } from '@shortlist/shared/contract/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.js';

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'current'],
  queryFn: ({ signal }) => api.get<SettingsVersion>('settings', { signal }),
});

export const versionsQuery = queryOptions({
  queryKey: ['settings', 'versions'],
  queryFn: ({ signal }) => api.get<SettingsHistory>('settings/versions', { signal }),
});
