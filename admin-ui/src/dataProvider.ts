import type { PromoCodeQuery } from '@shortlist/shared/contract/console/promo-codes';
import { ApiError } from '@shortlist/ui-kit/request';
import { HttpError, type DataProvider, type GetListParams, type Identifier, type RaRecord } from 'react-admin';
import { api } from './api.js';

/** Query parameters that every list sends. `sort` is the name of a column. */
type ListQuery = Record<keyof Pick<PromoCodeQuery, 'page' | 'perPage' | 'order'>, string> & { sort?: string };

interface ListResponse<Item> {
  items: Item[];
  total: number;
}

/** Maps an error code to the form field that shows the error, for errors whose response names no field. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = { promo_code_taken: 'code' };

export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  getList: async <Item extends RaRecord>(resource: string, params: GetListParams & { signal?: AbortSignal }) => {
    const { items, total } = await explained(
      api.get<ListResponse<Item>>(`${resource}?${listQuery(params)}`, { signal: params.signal }),
    );
    return { data: items, total };
  },

  getOne: async <Item extends RaRecord>(resource: string, params: { id: Identifier; signal?: AbortSignal }) => ({
    data: await explained(api.get<Item>(`${resource}/${params.id}`, { signal: params.signal })),
  }),

  getMany: async <Item extends RaRecord>(resource: string, params: { ids: Identifier[]; signal?: AbortSignal }) => ({
    data: await explained(
      Promise.all(params.ids.map((id) => api.get<Item>(`${resource}/${id}`, { signal: params.signal }))),
    ),
  }),

  getManyReference: async (resource, { target, id, filter, ...params }) =>
    dataProvider.getList(resource, { ...params, filter: { ...(filter as Filter), [target]: id } }),

  create: async <Item extends RaRecord>(resource: string, params: { data: unknown }) => ({
    data: await explained(api.post<Item>(resource, params.data)),
  }),

  update: async <Item extends RaRecord>(
    resource: string,
    params: { id: Identifier; data: object; previousData?: object },
  ) => ({
    data: await explained(
      api.patch<Item>(`${resource}/${params.id}`, changedFields(params.data, params.previousData ?? {})),
    ),
  }),

  updateMany: async (resource, { ids, data }) => {
    await explained(Promise.all(ids.map((id) => api.patch(`${resource}/${id}`, data))));
    return { data: ids };
  },

  delete: async <Item extends RaRecord>(resource: string, params: { id: Identifier; previousData?: Item }) => {
    await explained(api.delete(`${resource}/${params.id}`));
    return { data: params.previousData ?? ({ id: params.id } as Item) };
  },

  deleteMany: async (resource, { ids }) => {
    await explained(Promise.all(ids.map((id) => api.delete(`${resource}/${id}`))));
    return { data: ids };
  },
};

type Filter = Record<string, unknown>;

function listQuery({ pagination, sort, filter }: GetListParams): string {
  const query: ListQuery = {
    page: String(pagination?.page ?? 1),
    perPage: String(pagination?.perPage ?? 25),
    order: (sort?.order ?? 'DESC').toLowerCase(),
    ...(sort && { sort: sort.field }),
  };
  const filters = Object.entries((filter ?? {}) as Filter).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, String(value)]] : [],
  );
  return new URLSearchParams([...Object.entries(query), ...filters]).toString();
}

/** Returns only the changed fields, because the API does not change fields that a request omits. */
function changedFields(data: object, previous: object): object {
  const before = new Map(Object.entries(previous));
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => value !== before.get(name)));
}

/** Converts an API error to react-admin's error type, so that messages appear beside form fields. */
async function explained<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const current = (error.body as { current?: unknown } | null)?.current;
    throw new HttpError(error.message, error.status, { errors: fieldErrors(error), code: error.code, current });
  }
}

function fieldErrors({ code, message, issues }: ApiError): Record<string, string> | undefined {
  const field = FIELD_OF_CODE[code];
  if (field) return { [field]: message };
  return issues.length > 0 ? Object.fromEntries(issues.map((issue) => [issue.path, issue.message])) : undefined;
}
