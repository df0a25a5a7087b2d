import { namedFile, type NamedFile } from '@shortlist/ui-kit/downloads';
import { http } from './http.js';
import { retryWhileBusy } from './retry-while-busy.js';

/**
 * Downloads a file that the worker renders. Waits until the file is ready.
 *
 * @param otherwise file name if the server sends none
 * @throws ApiError if rendering fails or times out
 */
export const fetchFile = (path: string, otherwise: string): Promise<NamedFile> =>
  retryWhileBusy(async () => namedFile(await http.raw(path), otherwise));
