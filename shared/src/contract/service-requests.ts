import { z } from 'zod';
import { SERVICE_KINDS } from '../service-kinds.js';
import { listQuery, listView, sortOrder } from './admin-list.js';
import { resumeContent } from './resume-content.js';
import { isoDate, multiLine } from './text.js';

export type { ServiceKind } from '../service-kinds.js';

export const SERVICE_STATES = ['open', 'in_progress', 'done', 'declined'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

const MESSAGE_LENGTH = 4_000;

export const serviceRequestCreate = z.object({
  kind: z.enum(SERVICE_KINDS),
  /** The résumé that it is about, where it is about one. */
  resumeId: z.guid().nullish(),
  /** Whether staff may read that résumé to answer. */
  consent: z.boolean().optional(),
  message: multiLine(MESSAGE_LENGTH).refine((text) => text.trim().length >= 10, {
    error: 'Tell us in a sentence what you need.',
  }),
});

export const serviceRequest = z.object({
  id: z.guid(),
  kind: z.enum(SERVICE_KINDS),
  resumeId: z.guid().nullable(),
  /** When the owner allowed staff to read that résumé, as long as the request is open or in progress. */
  consentedAt: isoDate.nullable(),
  message: z.string(),
  state: z.enum(SERVICE_STATES),
  answer: z.string().nullable(),
  /** Suggestions for the résumé that its owner can see: they come with the answer. */
  suggestionCount: z.int(),
  /** Until then an answer is promised. */
  dueAt: isoDate,
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const serviceRequests = z.array(serviceRequest);

/** As the staff sees it. */
export const staffServiceRequest = serviceRequest.extend({
  user: z.object({ id: z.guid(), email: z.string(), name: z.string() }),
  answeredBy: z.string().nullable(),
  assignee: z.object({ id: z.guid(), username: z.string() }).nullable(),
  /** Rises with every change by staff. */
  revision: z.int(),
});

/** The résumé of a request as it is now. */
export const requestResume = z.object({
  title: z.string(),
  revision: z.int(),
  updatedAt: isoDate,
  data: resumeContent,
});

/** What is left out stays. */
export const serviceRequestPatch = z.object({
  /** The one that the change is based on. Without it, the change applies to whatever is there. */
  revision: z.int().min(1).optional(),
  /** An active admin or member of support; null returns the request. */
  assigneeId: z.guid().nullable().optional(),
  state: z.enum(SERVICE_STATES).optional(),
  answer: multiLine(MESSAGE_LENGTH)
    .refine((text) => text.trim() !== '', { error: 'Write an answer.' })
    .nullable()
    .optional(),
});

/** `priority` puts what was sold as priority first, open before in progress, the oldest first; closed ones come last. */
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
