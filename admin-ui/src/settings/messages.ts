export const messages = {
  pricesSection: {
    pro: (plan: string) => `${plan}, per month`,
    premium: (plan: string) => `${plan}, per month`,
    intro: 'Prices change only with a new release, so that pages, receipts and active plans show the same amounts.',
    title: 'Prices',
    download: 'Resume download',
  },
  settingsForm: {
    saved: 'Settings saved. They take effect everywhere within five seconds.',
    save: 'Save Settings',
    showTheirs: 'Show Saved Version',
  },
  settingsPage: {
    settings: 'Settings',
    intro: 'Changes take effect everywhere within five seconds, and every version is saved.',
    retry: 'Retry',
    loadFailed: 'The settings could not be loaded',
  },
  versionsSection: {
    title: 'Versions',
    restored: (version: number) => `The form now shows version ${version}. Save the settings to apply it.`,
    version: (version: number) => `Version ${version}`,
    currentVersion: (version: number) => `Version ${version} (current)`,
    defaultSettings: 'Default settings',
    restore: 'Restore Version',
    restoreLabel: (version: number) => `Restore version ${version}`,
    change: (time: string, staff: string, reason: string) => `${time} by ${staff}: ${reason}`,
    nobody: 'a former staff member',
  },
} as const;
