/** @jest-environment node */
import { contract, type EndpointData } from '.';
import { ours, specified } from './calls.table';

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(
    ([call, data]) => [`${resource}.${call}`, data as EndpointData] as const,
  ),
);

function line({ method, path, query, form }: EndpointData): string {
  const start = `${method} ${path}`;
  if (method === 'GET' || method === 'DELETE') return start;
  if (form) return `${start} f`;
  return `${start} ${query === 'all' ? 'q' : query ? 'q+b' : 'b'}`;
}

const rows = (table: string) => table.trim().split(/\n+/).sort();
const linesOf = (isOurs: boolean) =>
  calls
    .filter(([, data]) => (data.ours === true) === isOurs)
    .map(([, data]) => line(data))
    .sort();

test('the contract holds every call of the specification and no other', () => {
  expect(linesOf(false)).toEqual(rows(specified));
});

test('our own calls are marked', () => {
  expect(linesOf(true)).toEqual(rows(ours));
});

test('no two calls share method and path', () => {
  const seen = calls.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(seen).size).toBe(seen.length);
});

const CHANGES =
  /\/(delete|save\w*|add\w*|update\w*|publish|unPublish|cancel|copy|archive|continueArchive|forcedTermination|releashQuestion|grant\w*|batch\w*|bind\w*|unBind\w*|login\w*|logout|switch\w*|register\w*|reset\w*|change\w*|get(Phone|Mail)AuthCode\w*|getAuthCode\w*|demo\/login|upload\w*|create\w*|comparison|apply\w*|withdraw\w*|refuse\w*|refreshUpload\w*|generate\w*|checkAuthCode)$/;

test.each(calls.filter(([, data]) => CHANGES.test(data.path)))(
  '%s changes data, so it is not repeated',
  (_, data) => {
    expect(data.safe).toBeUndefined();
  },
);

test.each(calls.filter(([, data]) => data.path.includes('{')))(
  '%s names its path parameters once',
  (_, data) => {
    const names = data.path.match(/\{\w+\}/g) ?? [];
    expect(new Set(names).size).toBe(names.length);
  },
);
