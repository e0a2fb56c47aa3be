// embedded database only: no database is used
import Fastify from 'fastify';
import { refuseEarly } from './undecodable';

const sendRequest = async (url: string, accept: string) => {
  const app = Fastify({ frameworkErrors: refuseEarly });
  const { statusCode, headers } = await app.inject({ url, headers: { accept } });
  return [statusCode, headers.location];
};

it('a page whose address cannot be decoded is redirected to one that can', async () => {
  expect(await sendRequest('/saas/%E0%A4%A?a=1', 'text/html')).toEqual([
    302,
    '/saas/%25E0%25A4%25A?a=1',
  ]);
});

it('the redirect leads to no other host, and other clients are refused', async () => {
  expect(await sendRequest('//elsewhere.example/%', 'text/html')).toEqual([
    302,
    '/elsewhere.example/%25',
  ]);
  expect((await sendRequest('/usercenter/v1/%', 'application/json'))[0]).toBe(400);
});
