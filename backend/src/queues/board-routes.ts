import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/dist/types.js';

interface BoardRoute {
  method: string;
  pattern: string;
  segments: readonly string[];
  handler: AppControllerRoute['handler'];
}

export interface MatchedRoute {
  /** HTTP method and path pattern, such as `PUT /api/queues/:queueName/pause`. */
  name: string;
  params: Readonly<Record<string, string>>;
  handler: AppControllerRoute['handler'];
}

/**
 * Collects the routes of bull-board. Replaces bull-board's server adapters, which serve every route without
 * authentication.
 */
export class BoardRoutes implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  uiConfig: UIConfig = {};
  entry: AppViewRoute | undefined;
  private routes: readonly BoardRoute[] = [];

  match(method: string, path: string): MatchedRoute | undefined {
    const parts = path.split('/').map(decoded);
    const matching = this.routes.filter(
      ({ segments, ...route }) =>
        route.method === method &&
        segments.length === parts.length &&
        segments.every((segment, index) => (segment.startsWith(':') ? parts[index] : segment === parts[index])),
    );
    // Prefers routes with fewer parameters: "/api/queues/:queueName/metrics" over "/api/queues/:queueName/:jobId".
    const found = matching.sort((one, other) => parameters(one) - parameters(other))[0];
    if (!found) return undefined;
    const params = found.segments.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), parts[index]!] as const] : [],
    );
    return { name: `${method} ${found.pattern}`, params: Object.fromEntries(params), handler: found.handler };
  }

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setEntryRoute(entry: AppViewRoute): this {
    this.entry = entry;
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.routes = routes.flatMap((route) =>
      [route.route].flat().flatMap((pattern) =>
        [route.method].flat().map((method) => ({
          method: method.toUpperCase(),
          pattern,
          segments: pattern.split('/'),
          handler: (request) => route.handler(request),
        })),
      ),
    );
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.uiConfig = config;
    return this;
  }

  setViewsPath(): this {
    return this;
  }

  setStaticPath(): this {
    return this;
  }

  setErrorHandler(): this {
    return this;
  }
}

const parameters = ({ segments }: BoardRoute): number => segments.filter((segment) => segment.startsWith(':')).length;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
