import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const openapi = {
  info: {
    title: 'Platform API',
    version: '1',
    description: 'Every reply is `{ code, message, data }`; code 0 is success. See docs/errors.md.',
  },
  components: {
    securitySchemes: { token: { type: 'apiKey' as const, in: 'header', name: 'token' } },
  },
};

/** The pages of /docs: a server of its own that knows every route and answers none. */
async function describe(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const pages = Fastify();
  pages.setValidatorCompiler(() => () => true);
  pages.setSerializerCompiler(() => JSON.stringify);
  await pages.register(swagger, {
    openapi,
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const { access, endpoint } = input.route.config ?? {};
      const tags = [url.split('/').slice(1, 4).join('/')];
      const security = endpoint && access !== 'public' ? [{ token: [] }] : [];
      const permission = access?.includes('.') ? { description: `Needs \`${access}\`.` } : {};
      return { schema: { ...schema, tags, security, ...permission }, url };
    },
  });
  await pages.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  for (const { method, url, schema, config } of routes) {
    pages.route({ method, url, schema, config, handler: async () => null });
  }
  await pages.ready();
  return pages;
}

/**
 * OpenAPI of every call at /docs, from the same schemas that check them. Made when somebody first
 * asks for it: a start does not wait for a page that few open.
 */
export function registerDocs(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && !route.schema?.hide) routes.push(route);
  });
  let pages: Promise<FastifyInstance> | undefined;
  app.addHook('onClose', async () => {
    await (await pages)?.close();
  });
  for (const url of ['/docs', '/docs/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      pages ??= describe(routes);
      const { raw, headers } = request;
      const page = await (await pages).inject({ method: 'GET', url: raw.url ?? url, headers });
      return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload);
    });
  }
}
