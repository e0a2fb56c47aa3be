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
  const known = new Map<string, { readonly paths: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === everyPath) return;
    const entry = known.get(url) ?? { paths: matcher(url), methods: new Set<string>() };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  app.decorate('methodsAt', (url: string) => {
    const path = url.split('?')[0] ?? '';
    const found = [...known.values()].filter(({ paths }) => paths.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  });
}

/** What may be asked of a path, as `Allow` has it. */
export const allowOf = (methods: readonly string[]): string => [...methods, 'OPTIONS'].join(', ');
