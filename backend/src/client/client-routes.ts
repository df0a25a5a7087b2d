import { pageAt } from '@shortlist/shared/product/pages';

/** Any other address gets the client's "Page Not Found" with the status 404. */
export const isClientRoute = (path: string): boolean => pageAt(path) !== undefined;
