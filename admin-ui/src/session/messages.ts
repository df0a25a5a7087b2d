export const messages = {
  sessionKeeper: {
    idleWarning: (time: string) => `You will be signed out at ${time} because there has been no activity.`,
    endWarning: (time: string) => `Your session ends at ${time}, twelve hours after you signed in. Save your changes.`,
    staySignedIn: 'Stay Signed In',
  },
  useSignOut: {
    sessionNotEnded: 'The server could not end your session. It expires on its own.',
  },
} as const;
