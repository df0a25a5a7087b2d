import { pageAt } from '@shortlist/shared/product/pages';

/** Returns whether the client has a page at this path; other paths get its "Page Not Found" with status 404. */
export const isClientRoute = (path: string): boolean => pageAt(path) !== undefined;
