import Fastify, { type FastifyInstance } from 'fastify';
import { protectReplies } from './protection';

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const ofData = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

function givenApp(production: boolean): FastifyInstance {
  const app = Fastify();
  protectReplies(app, production);
  app.get('/data', () => ({ code: 0 }));
  app.get('/page', (_request, reply) =>
    reply.type('text/html').header('referrer-policy', 'same-origin').send('<p>'),
  );
  app.get('/list', (_request, reply) => reply.header('cache-control', 'private').send({ code: 0 }));
  return app;
}

const headersOf = async (app: FastifyInstance, url: string) => (await app.inject(url)).headers;

it('data is neither stored nor run nor framed', async () => {
  const app = givenApp(false);
  expect(await headersOf(app, '/data')).toMatchObject(ofData);
  expect(await headersOf(app, '/nowhere')).toMatchObject(ofData);
});

it('a reply keeps the headers that its route set', async () => {
  const app = givenApp(false);
  expect(await headersOf(app, '/list')).toMatchObject({ ...ofData, 'cache-control': 'private' });
  const page = await headersOf(app, '/page');
  expect(page).toMatchObject({ ...always, 'referrer-policy': 'same-origin' });
  expect(page).not.toHaveProperty('content-security-policy');
  expect(page).not.toHaveProperty('cache-control');
});

it('browsers are told to use TLS for a year, in production only', async () => {
  const tls = 'strict-transport-security';
  expect((await headersOf(givenApp(true), '/data'))[tls]).toBe('max-age=31536000');
  expect((await headersOf(givenApp(true), '/page'))[tls]).toBe('max-age=31536000');
  expect(await headersOf(givenApp(false), '/data')).not.toHaveProperty(tls);
});
