import type { FastifyInstance } from 'fastify';

const everyPath = '*';

/** A regular expression that matches the request paths of a route's pattern. */
function matcher(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/').replaceAll('*', '.*')}$`);
}

/** Adds `methodsAt`, which lists the methods of a path; has to run before the routes are registered. */
export function answerUnknownMethods(app: FastifyInstance): void {
  const cache = new Map<string, Set<string>>();
  // Compiled at the first unknown path: a thousand patterns would slow down every start.
  let patterns: (readonly [RegExp, ReadonlySet<string>])[] | null = null;
  app.addHook('onRoute', ({ url, method }) => {
    if (url === everyPath) return;
    const methods = cache.get(url) ?? new Set<string>();
    for (const item of [method].flat()) methods.add(item);
    cache.set(url, methods);
    patterns = null;
  });
  app.decorate('methodsAt', (url: string) => {
    patterns ??= [...cache].map(([pattern, methods]) => [matcher(pattern), methods]);
    const path = url.split('?')[0] ?? '';
    const matches = patterns.filter(([paths]) => paths.test(path));
    return [...new Set(matches.flatMap(([, methods]) => [...methods]))].sort();
  });
}

/** Value of the `Allow` header. */
export const allowOf = (methods: readonly string[]): string => [...methods, 'OPTIONS'].join(', ');
