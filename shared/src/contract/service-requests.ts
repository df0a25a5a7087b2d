import { z } from 'zod';
import { SERVICE_KINDS } from '../product/service-kinds.js';
import { listQuery, listView, sortOrder } from './common/list-query.js';
import { resumeContent } from './common/resume-content.js';
import { isoDate, multiLine } from './common/text.js';

export type { ServiceKind } from '../product/service-kinds.js';

export const SERVICE_STATES = ['open', 'in_progress', 'done', 'declined'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

const MESSAGE_LENGTH = 4_000;

export const serviceRequestCreate = z.object({
  kind: z.enum(SERVICE_KINDS),
  resumeId: z.guid().nullish(),
  /** Whether staff may read the resume to answer the request. */
  consent: z.boolean().optional(),
  message: multiLine(MESSAGE_LENGTH).refine((text) => text.trim().length >= 10, {
    error: 'Tell us in a sentence what you need.',
  }),
});

export const serviceRequest = z.object({
  id: z.guid(),
  kind: z.enum(SERVICE_KINDS),
  resumeId: z.guid().nullable(),
  /** Time at which the owner allowed staff to read the resume. The permission ends when the request is closed. */
  consentedAt: isoDate.nullable(),
  message: z.string(),
  state: z.enum(SERVICE_STATES),
  answer: z.string().nullable(),
  /** Number of suggestions that the owner sees together with the answer. */
  suggestionCount: z.int(),
  /** Time by which staff promised to answer. */
  dueAt: isoDate,
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const serviceRequests = z.array(serviceRequest);

export const staffServiceRequest = serviceRequest.extend({
  user: z.object({ id: z.guid(), email: z.string(), name: z.string() }),
  answeredBy: z.string().nullable(),
  assignee: z.object({ id: z.guid(), username: z.string() }).nullable(),
  /** Revision number. Every change by staff increases it by one. */
  revision: z.int(),
});

export const requestResume = z.object({
  title: z.string(),
  revision: z.int(),
  updatedAt: isoDate,
  data: resumeContent,
});

export const serviceRequestPatch = z.object({
  /** Revision on which the change is based. If it is omitted, the server always accepts the change. */
  revision: z.int().min(1).optional(),
  /** Id of the admin or support account that handles the request. Null returns the request to the inbox. */
  assigneeId: z.guid().nullable().optional(),
  state: z.enum(SERVICE_STATES).optional(),
  answer: multiLine(MESSAGE_LENGTH)
    .refine((text) => text.trim() !== '', { error: 'Enter an answer.' })
    .nullable()
    .optional(),
});

/**
 * Sort order. `priority` lists requests with paid priority first, open requests before requests in progress, and older
 * requests before newer ones; closed requests are last.
 */
export const serviceRequestQuery = listQuery(['priority', 'createdAt', 'updatedAt', 'state', 'kind']).extend({
  order: sortOrder.default('asc'),
  assignee: z.enum(['me', 'nobody']).optional(),
  state: z.enum(SERVICE_STATES).optional(),
  kind: z.enum(SERVICE_KINDS).optional(),
});

export const serviceRequestList = listView(staffServiceRequest);

export type ServiceRequestCreate = z.infer<typeof serviceRequestCreate>;
export type ServiceRequest = z.infer<typeof serviceRequest>;
export type StaffServiceRequest = z.infer<typeof staffServiceRequest>;
export type RequestResume = z.infer<typeof requestResume>;
export type ServiceRequestPatch = z.infer<typeof serviceRequestPatch>;
export type ServiceRequestQuery = z.infer<typeof serviceRequestQuery>;
export type ServiceRequestList = z.infer<typeof serviceRequestList>;
