import type { FastifyInstance } from 'fastify';

const everyPath = '*';

/** A route's pattern as one for the paths of requests. */
function matcher(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/').replaceAll('*', '.*')}$`);
}

/** Knows which methods each path takes; for routes that are made after it. */
export function answerUnknownMethods(app: FastifyInstance): void {
  const cache = new Map<string, Set<string>>();
  // Made by who first asks for a path that is none: a thousand of them would wait at each start.
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
    const found = patterns.filter(([paths]) => paths.test(path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].sort();
  });
}

/** What may be asked of a path, as `Allow` has it. */
export const allowOf = (methods: readonly string[]): string => [...methods, 'OPTIONS'].join(', ');
