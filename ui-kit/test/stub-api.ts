import { expect, vi } from 'vitest';

export interface SentRequest {
  /** Method and path, such as "POST /api/promo/validate". */
  route: string;
  query: URLSearchParams;
  /** The parsed JSON body, the `FormData` of an upload, or undefined. */
  body: unknown;
}

/** An API response with a status other than 200. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body?: unknown,
  ) {}
}

type Answer = object | string | ((request: SentRequest) => unknown);

const unexpected: string[] = [];

/**
 * Replaces `fetch`. A request without an answer fails the test.
 *
 * @param answers keyed by method and path: the JSON body, a `Reply` or a `Response`, the error that the browser throws
 *   when there is no connection, or a function that returns one of these
 * @returns the sent requests in order
 */
export function stubApi(answers: Record<string, Answer>): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(input as string, 'http://localhost');
    const request = {
      route: `${init?.method ?? 'GET'} ${pathname}`,
      query: searchParams,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : (init?.body ?? undefined),
    };
    sent.push(request);
    const answer = answers[request.route];
    if (answer === undefined) {
      unexpected.push(request.route);
      return Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });
    }
    return responseOf(
      await (typeof answer === 'function' ? (answer as (sent: SentRequest) => unknown)(request) : answer),
    );
  });
  return sent;
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return answer;
  if (!(answer instanceof Reply)) return Response.json(answer);
  return answer.body === undefined
    ? new Response(null, { status: answer.status })
    : Response.json(answer.body, { status: answer.status });
}

export function expectNoUnexpectedRequests(): void {
  expect(unexpected.splice(0), 'requests without an answer').toEqual([]);
}
