import type { FaceId } from '@shortlist/shared/fonts/families';
import type { FaceMetrics } from '@shortlist/shared/fonts/face-metrics';

const metricsRequests = new Map<FaceId, Promise<FaceMetrics>>();

/** Requests the metrics of a font face, at most once unless the request fails. */
export function loadMetrics(id: FaceId): Promise<FaceMetrics> {
  let request = metricsRequests.get(id);
  if (!request) {
    request = fetchFont(`${id}.json`).then((response) => response.json() as Promise<FaceMetrics>);
    request.catch(() => metricsRequests.delete(id));
    metricsRequests.set(id, request);
  }
  return request;
}

/** @param kind `woff2` for display, `ttf` for the text shaper */
export const loadOutlines = async (id: FaceId, kind: 'woff2' | 'ttf'): Promise<ArrayBuffer> =>
  (await fetchFont(`${id}.${kind}`)).arrayBuffer();

async function fetchFont(name: string): Promise<Response> {
  const response = await fetch(`/fonts/${name}`);
  if (!response.ok) throw new Error(`The font file ${name} could not be loaded (${response.status}).`);
  return response;
}
