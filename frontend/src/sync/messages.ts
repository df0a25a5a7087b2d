export const messages = {
  saveQueue: { idRejected: 'The server did not accept this resume. Please try again later.' },
} as const;
