import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION, operationsOf } from '../errors/error-responses.js';

/** The API document's two security schemes: a user's session cookie and a staff token. */
export const SESSION_SCHEME = 'sid';
export const STAFF_SCHEME = 'bearer';

/** Documents which callers each operation's guards admit. Must run before the guards' extensions are removed. */
export function describeAccess(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const isForStaff = operation.security?.some((scheme) => STAFF_SCHEME in scheme) ?? false;
    const access = (operation as typeof operation & Record<`x-${string}`, unknown>)[ACCESS_EXTENSION];
    if (isForStaff) operation.security = [{ [STAFF_SCHEME]: [] }];
    else if (access === 'public') operation.security = [];
    else operation.security = [...(access === 'visitors too' ? [{}] : []), { [SESSION_SCHEME]: [] }];
  }
}
