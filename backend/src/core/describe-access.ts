import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION, operationsOf } from './error-responses.js';

/** How the document names the two kinds of callers: a session's cookie, and a token of the staff console. */
export const SESSION_SCHEME = 'sid';
export const STAFF_SCHEME = 'bearer';

/** Says of every operation who may call it, as the guards decide it. Before the marks of the guards are removed. */
export function describeAccess(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const isForStaff = operation.security?.some((scheme) => STAFF_SCHEME in scheme) ?? false;
    const access = (operation as typeof operation & Record<`x-${string}`, unknown>)[ACCESS_EXTENSION];
    if (isForStaff) operation.security = [{ [STAFF_SCHEME]: [] }];
    else if (access === 'public') operation.security = [];
    else operation.security = [...(access === 'visitors too' ? [{}] : []), { [SESSION_SCHEME]: [] }];
  }
}
