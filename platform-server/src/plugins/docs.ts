import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI of every call at /docs, from the same schemas that check them. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Platform API',
        version: '1',
        description:
          'Every reply is `{ code, message, data }`; code 0 is success. See docs/errors.md.',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const { access, endpoint } = input.route.config ?? {};
      const tags = [url.split('/').slice(1, 4).join('/')];
      const security = endpoint && access !== 'public' ? [{ token: [] }] : [];
      const permission = access?.includes('.') ? { description: `Needs \`${access}\`.` } : {};
      return { schema: { ...schema, tags, security, ...permission }, url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
