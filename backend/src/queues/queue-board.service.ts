import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ControllerHandlerReturnType } from '@bull-board/api/dist/types.js';
import { DataSource } from 'typeorm';
import type { RequestOrigin } from '../auth/requests/request-origin.js';
import { ApiError } from '../core/errors/api-error.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { maskAddresses } from '../emails/mask-address.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import type { StaffSession } from '../staff/sign-in/staff-session.js';
import { AllQueues } from './all-queues.js';
import { BOARD_ACTS } from './board-acts.js';
import { BoardRoutes, type MatchedRoute } from './board-routes.js';
import { BOARD_PATH } from './queue-visits.js';

export const BOARD_FILES = join(dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json')), 'dist');

/** Milliseconds after which a request to the queue store fails. */
const TIMEOUT = 10_000;
/** Maximum length, in characters, of a subject recorded in the audit log. */
const SUBJECT_LENGTH = 200;

interface BoardRequest {
  method: string;
  /** The path below the board's URL, such as `/api/queues`. */
  path: string;
  query: Record<string, unknown>;
  staff: StaffSession;
  caller: RequestOrigin;
}

export interface BoardResponse {
  status: number;
  /** Response body, with email addresses masked. */
  body: unknown;
}

interface Boards {
  writable: BoardRoutes;
  readOnly: BoardRoutes;
}

/** Serves bull-board for all queues. Creates the board on first use and opens no connections of its own. */
@Injectable()
export class QueueBoard {
  private readonly log = new Logger(QueueBoard.name);
  private boards: Promise<Boards> | undefined;

  constructor(
    private readonly queues: AllQueues,
    private readonly events: SecurityEvents,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Returns the HTML page of the board, without links to the fonts that it would load from other sites. */
  async page(staff: StaffSession): Promise<string> {
    const { entry, uiConfig } = await this.boardOf(staff);
    const { params } = entry!.handler({ basePath: `${BOARD_PATH}/`, uiConfig });
    const template = await readFile(join(BOARD_FILES, 'index.ejs'), 'utf8');
    return template
      .replaceAll(/<link href="https:[^<>]*>/g, '')
      .replaceAll(/<%([-=]) (\w+) %>/g, (_, kind: string, name: string) => {
        const value = params[name] ?? '';
        return kind === '=' ? escapeHtml(value) : value;
      });
  }

  /** Responds to a request from the board. @throws {ApiError} 403 `forbidden`, 404 `not_found`, 503 `unavailable` */
  async respond({ method, path, query, staff, caller }: BoardRequest): Promise<BoardResponse> {
    const board = await this.boardOf(staff);
    const route = board.match(method, path);
    if (!route) throw ApiError.notFound('address');
    const handle = (): Promise<ControllerHandlerReturnType> =>
      withTimeout(
        TIMEOUT,
        (async () =>
          route.handler({
            queues: board.queues,
            uiConfig: board.uiConfig,
            params: route.params,
            query: readQuery(query),
            body: {},
            headers: {},
          }))(),
      );
    const { status = 200, body } = method === 'GET' ? await handle() : await this.act(route, staff, caller, handle);
    return { status, body: masked(body) };
  }

  /** Makes a change on the board. Records the change in the audit log if it succeeds. */
  private async act(
    { name, params }: MatchedRoute,
    staff: StaffSession,
    caller: RequestOrigin,
    handle: () => Promise<ControllerHandlerReturnType>,
  ): Promise<ControllerHandlerReturnType> {
    const act = BOARD_ACTS[name];
    if (!act) throw new ApiError(403, 'forbidden', 'This dashboard cannot add or edit jobs.');
    if (staff.role !== 'admin')
      throw new ApiError(403, 'forbidden', 'Your role does not allow this. Ask an administrator to change it.');
    // Rejects the request, because BullMQ deletes even jobs in progress if the queues are stored in PostgreSQL.
    if (act.kind === 'queue_jobs_removed' && params.queueStatus === 'active')
      throw new ApiError(409, 'bad_request', 'Jobs in progress cannot be removed. Wait until they finish.');
    if (act.kind === 'queue_jobs_retried' && (await this.isCompleted(params)))
      throw new ApiError(409, 'bad_request', 'This job has completed, so it cannot be restarted.');
    try {
      return await this.database.transaction(async (transaction) => {
        const detail = act.subject(params).slice(0, SUBJECT_LENGTH);
        await this.events.record(transaction, { staffId: staff.id, caller, kind: act.kind, detail });
        const response = await handle();
        if ((response.status ?? 200) >= 400) throw new BoardError(response);
        return response;
      });
    } catch (error) {
      if (error instanceof BoardError) return error.response;
      this.log.warn({ err: error, act: name }, 'changing a queue failed');
      throw error;
    }
  }

  private async isCompleted({ queueName, queueStatus, jobId }: MatchedRoute['params']): Promise<boolean> {
    if (jobId === undefined) return queueStatus === 'completed';
    const job = await this.queues.list.find(({ name }) => name === queueName)?.getJob(jobId);
    return (await job?.isCompleted()) === true;
  }

  private async boardOf({ role }: StaffSession): Promise<BoardRoutes> {
    this.boards ??= this.makeBoards();
    this.boards.catch(() => (this.boards = undefined));
    const { writable, readOnly } = await this.boards;
    return role === 'admin' ? writable : readOnly;
  }

  /** Imports bull-board lazily, so that it does not slow down startup. */
  private async makeBoards(): Promise<Boards> {
    const [{ createBullBoard }, { BullMQAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
    ]);
    const make = (readOnlyMode: boolean): BoardRoutes => {
      const serverAdapter = new BoardRoutes();
      // Completed jobs cannot be retried: a job that has sent an email or moved money must not run again.
      const options = { readOnlyMode, allowCompletedRetries: false };
      const queues = this.queues.list.map((queue) => new BullMQAdapter(queue, options));
      createBullBoard({ queues, serverAdapter, options: { uiConfig: UI, uiBasePath: dirname(BOARD_FILES) } });
      return serverAdapter;
    };
    return { writable: make(false), readOnly: make(true) };
  }
}

const UI = {
  boardTitle: 'Shortlist queues',
  favIcon: { default: '/icon.svg', alternative: '/icon.svg' },
  miscLinks: [{ text: 'Back to the console', url: '/admin/job-queues' }],
  hideDocsLink: true,
};

class BoardError extends Error {
  constructor(readonly response: ControllerHandlerReturnType) {
    super('the board rejected a change');
  }
}

/** Keeps the first value of a repeated parameter. */
const readQuery = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String([value].flat()[0])]));

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskAddresses(value);
  return value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? maskAddresses(each) : each));
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
