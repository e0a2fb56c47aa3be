import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { guardDocs } from './docs-gate';

interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, { description?: string } | undefined> | undefined>;
}

/** The OpenAPI document, completed with the permission of each call, which only the server knows. */
async function documentOf(file: string, routes: readonly RouteOptions[]): Promise<Document> {
  const document: Document = JSON.parse(await readFile(file, 'utf8'));
  for (const { method, url, config } of routes) {
    const { access } = config ?? {};
    const path = url.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[String(method).toLowerCase()];
    if (!operation || !access) continue;
    if (!access.includes('.')) continue;
    operation.description = [operation.description, `Needs \`${access}\`.`]
      .filter(Boolean)
      .join('\n\n');
  }
  return document;
}

/** Creates a Fastify instance that serves only the pages of /docs. */
async function createDocsServer(
  file: string,
  routes: readonly RouteOptions[],
): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const pages = Fastify();
  const document = await documentOf(file, routes);
  await pages.register(swagger, { mode: 'static', specification: { document } });
  await pages.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  await pages.ready();
  return pages;
}

/**
 * Serves the contract's OpenAPI document (`npm run openapi`) at /docs. Loaded at the first request, so that it does
 * not delay the start.
 */
export function registerDocs(app: FastifyInstance, file: string): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && !route.schema?.hide) routes.push(route);
  });
  const refuseWithoutAccess = guardDocs(app);
  let pages: Promise<FastifyInstance> | undefined;
  app.addHook('onClose', async () => {
    await (await pages)?.close();
  });
  for (const url of ['/docs', '/docs/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const refusal = await refuseWithoutAccess(request, reply);
      if (refusal) return refusal;
      pages ??= createDocsServer(file, routes);
      const { raw, headers } = request;
      const page = await (await pages).inject({ method: 'GET', url: raw.url ?? url, headers });
      return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload);
    });
  }
}
