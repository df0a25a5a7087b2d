import type { ServiceRequestPatch, StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import { useState } from 'react';
import { HttpError, useUpdate } from 'react-admin';
import { messages } from './messages.js';

interface Refusal {
  code?: string;
  current?: StaffServiceRequest;
}

/** Result of saving; `stale` means that another staff member saved first. */
export type ChangeOutcome = { ok: true } | { ok: false; stale: boolean; message: string };

/** Saves changes to a service request, based on the latest version that this page has received. */
export function useChangeRequest(record: StaffServiceRequest) {
  const [newest, setNewest] = useState(record);
  const [update, { isPending }] = useUpdate<StaffServiceRequest>();
  const request = newest.revision > record.revision ? newest : record;

  const change = async (patch: Omit<ServiceRequestPatch, 'revision'>): Promise<ChangeOutcome> => {
    try {
      const saved = await update(
        'service-requests',
        { id: request.id, data: { ...patch, revision: request.revision } },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      if (saved) setNewest(saved);
      return { ok: true };
    } catch (error) {
      const refusal: Refusal = error instanceof HttpError ? ((error.body as Refusal | null) ?? {}) : {};
      if (refusal.current) setNewest(refusal.current);
      const stale = refusal.code === 'request_changed';
      return {
        ok: false,
        stale,
        message: error instanceof Error ? error.message : messages.useChangeRequest.requestNotSaved,
      };
    }
  };

  return { request, change, isPending };
}

export type ChangeRequest = ReturnType<typeof useChangeRequest>['change'];
