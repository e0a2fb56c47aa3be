import type { Handler } from '../types';

/** Header values travel as Latin-1; anything else is percent-encoded instead of failing the call. */
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
    // A form brings its own type, with the boundary that only the sender knows.
    if (request.body !== undefined && !(request.body instanceof FormData)) {
      added['Content-Type'] = 'application/json';
    }
    return next({ ...request, headers: added });
  };
