import { contract, type EndpointData } from '@edu/shared-utility/contract';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();

const get = (url: string) => server.app.inject({ method: 'GET', url });

it('describes every call, with the permission that it needs', async () => {
  const reply = await get('/docs/json');
  const { openapi, paths } = reply.json();
  expect(openapi).toMatch(/^3\./);
  const endpoints: EndpointData[] = Object.values(contract).flatMap((calls) =>
    Object.values(calls),
  );
  const missing = endpoints.filter(({ method, path }) => !paths[path]?.[method.toLowerCase()]);
  expect(missing).toEqual([]);
  const { post: addStudent } = paths[contract.user.addStudent.path];
  expect(addStudent).toMatchObject({ operationId: 'user.addStudent', security: [{ token: [] }] });
  expect(addStudent.description).toMatch(/Needs `[a-z.]+`\.$/);
  expect(Object.keys(paths).filter((path) => path.startsWith('/docs'))).toEqual([]);
});

it('is a page whose policy allows nothing from other origins', async () => {
  const reply = await get('/docs');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch('text/html');
  expect(reply.headers['content-security-policy']).toMatch("default-src 'self'");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  const { statusCode } = await get('/docs/static/swagger-ui-bundle.js');
  expect(statusCode).toBe(200);
});

it('answers 404 for unknown paths', async () => {
  expect((await get('/docs/static/nothing.js')).statusCode).toBe(404);
});
