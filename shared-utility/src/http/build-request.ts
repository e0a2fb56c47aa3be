import type { EndpointData } from '../contract';
import type { CallOptions, HttpRequest } from './types';

type Params = Readonly<Record<string, unknown>>;

const isSent = (value: unknown) => value !== undefined && value !== null;

function queryString(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const item of value) query.append(name, String(item));
    else if (isSent(value)) query.append(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

function formData(params: Params): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) {
    if (value instanceof Blob) form.append(name, value);
    else if (isSent(value)) form.append(name, String(value));
  }
  return form;
}

/** Puts each parameter where the contract says: path, query, body or form. */
export function buildRequest(
  call: string,
  endpoint: EndpointData,
  baseUrl: string,
  params: Params = {},
  options: CallOptions = {},
): HttpRequest {
  const rest: Record<string, unknown> = { ...params };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PATCH';
  const query: Record<string, unknown> = {};
  const names = !hasBody || endpoint.query === 'all' ? Object.keys(rest) : (endpoint.query ?? []);
  for (const name of names) {
    query[name] = rest[name];
    delete rest[name];
  }
  const bodyless = !hasBody || endpoint.query === 'all' || Object.keys(rest).length === 0;
  return {
    call,
    endpoint,
    method: endpoint.method,
    url: baseUrl + path + queryString(query),
    headers: {},
    body: bodyless ? undefined : endpoint.form ? formData(rest) : rest,
    options,
  };
}
