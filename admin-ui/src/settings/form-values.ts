import type { Settings } from '@shortlist/shared/contract/settings';

/** Settings as edited in the form. The announcement is a draft until `isAnnounced` is true. */
export interface FormValues extends Omit<Settings, 'announcement' | 'supportEmail'> {
  isAnnounced: boolean;
  announcement: { text: string; tone: 'info' | 'warning'; until: string | null };
  supportEmail: string;
  reason: string;
}

export const valuesOf = ({ announcement, supportEmail, ...settings }: Settings): FormValues => ({
  ...settings,
  isAnnounced: announcement !== null,
  announcement: announcement ?? { text: '', tone: 'info', until: null },
  supportEmail: supportEmail ?? '',
  reason: '',
});

export const settingsOf = ({
  isAnnounced,
  announcement,
  supportEmail,
  reason: _,
  ...settings
}: FormValues): Settings => ({
  ...settings,
  announcement: isAnnounced ? { ...announcement, until: momentOrNull(announcement.until) } : null,
  supportEmail: supportEmail?.trim() ? supportEmail.trim() : null,
});

const momentOrNull = (until: string | null): string | null => (until ? new Date(until).toISOString() : null);
