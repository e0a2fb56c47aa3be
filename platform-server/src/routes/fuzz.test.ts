import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import fc from 'fast-check';
import { serverFixture } from '../testing/server-fixture';
import { requestOf } from '../testing/test-server';
import { access } from './matrix.table';

const server = serverFixture({ freshLimits: true });
let token: string;
let description: OpenApi;
beforeAll(async () => {
  const docs = await server.app.inject({ url: '/docs/json', headers: { host: 'localhost' } });
  description = docs.json<OpenApi>();
  token = await server.login('13900000000');
});
jest.setTimeout(60_000);

const endpoints = new Map<string, EndpointData>(
  Object.entries(contract).flatMap(([resource, all]) =>
    Object.entries<EndpointData>(all).map(
      ([name, endpoint]) => [`${resource}.${name}`, endpoint] as const,
    ),
  ),
);

type Schema = { $ref?: string; properties?: object; anyOf?: Schema[]; allOf?: Schema[] };

/** The part of the OpenAPI document about parameters. */
interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name?: string }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

function membersOf(schema: Schema = {}): string[] {
  const { $ref, properties = {}, anyOf = [], allOf = [] } = schema;
  const component = $ref ? description.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  const parts = [...anyOf, ...allOf, ...(component ? [component] : [])];
  return [...Object.keys(properties), ...parts.flatMap(membersOf)];
}

function namesOf({ method, path }: EndpointData): string[] {
  const call = description.paths[path]?.[method.toLowerCase()];
  const body = Object.values(call?.requestBody?.content ?? {})[0]?.schema;
  // the context headers are references, which have no name
  const parameterNames = (call?.parameters ?? []).flatMap(({ name }) => (name ? [name] : []));
  return [...parameterNames, ...membersOf(body)];
}

const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  "'; DROP TABLE member; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '𝕏'.repeat(40),
  'x'.repeat(5000),
  '9'.repeat(40),
  '-1',
  'NaN',
  '2026-13-45',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
);

const value = fc.oneof(
  hostile,
  fc.string({ unit: 'grapheme' }),
  fc.uuid(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(hostile, fc.uuid(), fc.integer()), { maxLength: 4 }),
  fc.object({ maxDepth: 2 }),
  // a length that validators compare although it is no number
  fc.constant({ length: { toString: {} } }),
);

/** Skipped: they would end the session of the test, or cost 20 ms of hashing each. */
const untestedCalls: readonly string[] = [
  'account.logout',
  'accountNew.logout',
  'accountNew.switchSaas',
  'region.getTree',
];

it('finds the parameters of a call, in its body and in its address', () => {
  expect(namesOf(contract.account.registerCompany)).toContain('licenceImage');
  expect(namesOf(contract.account.changePassword)).toContain('passwordNew');
});

/** Fixed, so that each run uses the same parameters; `FUZZ_SEED=<number>` changes them. */
const seed = Number(process.env.FUZZ_SEED ?? 365_696_536);

const internalDetails = /\bat \S+ \(|node_modules|\.ts:|SELECT |INSERT |UPDATE |edu_app|stack/;

describe.each(Object.keys(access).filter((name) => !untestedCalls.includes(name)))(
  '%s',
  (name: string) => {
    it('answers arbitrary parameters with the envelope, never with a 500 or a stack trace', async () => {
      const endpoint = endpoints.get(name) as EndpointData;
      const names = namesOf(endpoint);
      const params = fc.record(Object.fromEntries(names.map((item) => [item, value])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(params, async (input) => {
          const reply = await server.app.inject({
            ...requestOf(endpoint, input as Record<string, unknown>),
            headers: { host: 'localhost', token, 'content-type': 'application/json' },
          });
          expect(reply.statusCode).toBeLessThan(500);
          const type = String(reply.headers['content-type']);
          if (!type.startsWith('application/json')) {
            expect(endpoint.download).toBe(true);
            return;
          }
          const { code, message, data } = reply.json();
          expect(Number.isInteger(code)).toBe(true);
          expect(code).not.toBe(errorCodes.internal);
          expect(typeof message).toBe('string');
          if (code !== errorCodes.ok)
            expect(JSON.stringify({ message, data })).not.toMatch(internalDetails);
        }),
        // without parameters every request would be the same
        { numRuns: names.length > 0 ? 25 : 1, seed },
      );
    });
  },
);

it.each(['/%', '/usercenter/v1/%ff', `/modular/admin/v1/configuration/${'x'.repeat(600)}`])(
  'answers the address %s with the envelope',
  async (url) => {
    const reply = await server.app.inject({ url, headers: { host: 'localhost' } });
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json().code).toBeGreaterThan(0);
  },
);

it.each([
  ['a body that is not an object', '[1,2]', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a body with `__proto__`', '{"__proto__":{"x":1},"account":"a"}', 'application/json'],
  ['another media type', '<a/>', 'text/xml'],
  ['a form in place of JSON', 'a=1', 'application/x-www-form-urlencoded'],
])('answers %s with the envelope', async (_, payload, type) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: contract.account.login.path,
    payload,
    headers: { host: 'localhost', 'content-type': type },
  });
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.json().code).toBe(errorCodes.invalidInput);
});
