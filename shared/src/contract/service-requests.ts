import { z } from 'zod';
import { SERVICE_KINDS } from '../service-kinds.js';
import { listQuery, listView } from './admin-list.js';
import { isoDate, multiLine } from './text.js';

export type { ServiceKind } from '../service-kinds.js';

export const SERVICE_STATES = ['open', 'in_progress', 'done', 'declined'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

const MESSAGE_LENGTH = 4_000;

export const serviceRequestCreate = z.object({
  kind: z.enum(SERVICE_KINDS),
  /** The résumé that it is about, where it is about one. */
  resumeId: z.guid().nullish(),
  message: multiLine(MESSAGE_LENGTH).refine((text) => text.trim().length >= 10, {
    error: 'Tell us in a sentence what you need.',
  }),
});

export const serviceRequest = z.object({
  id: z.guid(),
  kind: z.enum(SERVICE_KINDS),
  resumeId: z.guid().nullable(),
  message: z.string(),
  state: z.enum(SERVICE_STATES),
  answer: z.string().nullable(),
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const serviceRequests = z.array(serviceRequest);

/** As the staff sees it. */
export const staffServiceRequest = serviceRequest.extend({
  user: z.object({ id: z.guid(), email: z.string(), name: z.string() }),
  answeredBy: z.string().nullable(),
});

/** What is left out stays. */
export const serviceRequestPatch = z.object({
  state: z.enum(SERVICE_STATES).optional(),
  answer: multiLine(MESSAGE_LENGTH)
    .refine((text) => text.trim() !== '', { error: 'Write an answer.' })
    .nullable()
    .optional(),
});

export const serviceRequestQuery = listQuery(['createdAt', 'updatedAt', 'state', 'kind']).extend({
  state: z.enum(SERVICE_STATES).optional(),
  kind: z.enum(SERVICE_KINDS).optional(),
});

export const serviceRequestList = listView(staffServiceRequest);

export type ServiceRequestCreate = z.infer<typeof serviceRequestCreate>;
export type ServiceRequest = z.infer<typeof serviceRequest>;
export type StaffServiceRequest = z.infer<typeof staffServiceRequest>;
export type ServiceRequestPatch = z.infer<typeof serviceRequestPatch>;
export type ServiceRequestQuery = z.infer<typeof serviceRequestQuery>;
export type ServiceRequestList = z.infer<typeof serviceRequestList>;
