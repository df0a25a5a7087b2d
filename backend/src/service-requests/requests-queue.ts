export const REQUESTS_QUEUE = 'requests';
