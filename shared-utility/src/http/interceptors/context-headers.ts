import type { Handler } from '../types';

/** Header values are Latin-1; other characters are percent-encoded, since they would make the request fail. */
const unsafe = /[^\x20-\x7e]/;

/** Adds the context headers, read at call time (specification §7). */
export const contextHeaders =
  (headers: () => Record<string, string>) =>
  <T>(next: Handler<T>): Handler<T> =>
  (request) => {
    const added: Record<string, string> = { Accept: 'application/json', ...request.headers };
    for (const [name, value] of Object.entries(headers())) {
      added[name] = unsafe.test(value) ? encodeURIComponent(value) : value;
    }
    // The browser sets the type of a form itself, with its boundary.
    if (request.body !== undefined && !(request.body instanceof FormData)) {
      added['Content-Type'] = 'application/json';
    }
    return next({ ...request, headers: added });
  };
