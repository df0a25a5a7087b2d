import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { queryClient } from '@shortlist/ui-kit/query';
import { expectNoUnexpectedRequests } from './stub-api.js';

// Timeout in milliseconds: on a busy machine, a lazy chunk can take seconds to load.
configure({ asyncUtilTimeout: 15_000 });

// jsdom does not implement scrolling.
Object.assign(Element.prototype, { scrollIntoView() {} });

beforeAll(() => {
  // Testing Library sets this flag only in the first file of a worker, because all files share the library's module.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expectNoUnexpectedRequests();
});
