import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { serverFixture } from '../testing/server-fixture';
import { root } from '../testing/test-database';
import { calls } from './matrix.calls';

const server = serverFixture();

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Json = any;
const document: Json = JSON.parse(readFileSync(join(root, 'platform-server/openapi.json'), 'utf8'));

const follow = (schema: Json): Json =>
  schema?.$ref ? follow(document.components.schemas[schema.$ref.split('/').pop()]) : (schema ?? {});

/** The parameters of an operation by their location, as `name` or, if optional, `name?`. */
function described(operation: Json) {
  const at = (location: string) =>
    operation.parameters
      .map((parameter: Json) =>
        parameter.$ref
          ? document.components.parameters[parameter.$ref.split('/').pop()]
          : parameter,
      )
      .filter((item: Json) => item.in === location)
      .map(({ name, required }: Json) => (required ? name : `${name}?`))
      .sort();
  const content = Object.values<Json>(operation.requestBody?.content ?? {})[0]?.schema;
  const whole = follow(content);
  const choices: Json[] = (whole.anyOf ?? [whole]).map(follow);
  const names = [...new Set(choices.flatMap((choice) => Object.keys(choice.properties ?? {})))];
  const isRequiredInAll = (name: string) =>
    choices.every((choice) => choice.required?.includes(name));
  const body = names.map((name) => (isRequiredInAll(name) ? name : `${name}?`)).sort();
  return { path: at('path'), query: at('query'), body };
}

const shapeOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape)
        .map(([name, field]) =>
          (field as z.ZodType).safeParse(undefined).success ? `${name}?` : name,
        )
        .sort()
    : [];

it('every call that validates parameters accepts exactly those in the API description', () => {
  const wrong: unknown[] = [];
  let compared = 0;
  for (const { method, url, access, schema } of server.routes) {
    const operation =
      document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[String(method).toLowerCase()];
    if (!operation || !access || !schema) continue;
    compared += 1;
    const checked = {
      path: shapeOf(schema.params),
      query: shapeOf(schema.querystring),
      body: shapeOf(schema.body),
    };
    const said = described(operation);
    // files are read separately from the parameters
    if (operation.requestBody?.content['multipart/form-data']) said.body = [];
    if (JSON.stringify(checked) !== JSON.stringify(said)) {
      wrong.push({ call: operation.operationId, checked, said });
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** Paths of all members of objects; `list[].name?` is optional. */
function members(schema: Json, from: Json, at = '', depth = 0): string[] {
  const resolve = (item: Json): Json =>
    item?.$ref
      ? resolve(
          item.$ref
            .split('/')
            .slice(1)
            .reduce((value: Json, key: string) => value?.[key], from),
        )
      : (item ?? {});
  const resolvedSchema = resolve(schema);
  if (depth > 6) return [];
  const choices = resolvedSchema.anyOf ?? resolvedSchema.oneOf;
  if (choices) {
    const objects = choices.map(resolve).filter((item: Json) => item.type !== 'null');
    return objects.length === 1 ? members(objects[0], from, at, depth) : [];
  }
  if (resolvedSchema.items) return members(resolvedSchema.items, from, `${at}[]`, depth + 1);
  return Object.entries<Json>(resolvedSchema.properties ?? {}).flatMap(([name, value]) => {
    const memberPath = `${at}.${name}${resolvedSchema.required?.includes(name) ? '' : '?'}`;
    return [memberPath, ...members(value, from, memberPath, depth + 1)];
  });
}

it('every reply has exactly the members in the API description', () => {
  const wrong: unknown[] = [];
  for (const { method, url, access, schema } of server.routes) {
    const operation =
      document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[String(method).toLowerCase()];
    const response = (schema?.response as Record<string, z.ZodType> | undefined)?.[200];
    if (!operation || !access || !response) continue;
    const created = z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' }) as Json;
    const data =
      operation.responses[200].content['application/json'].schema.oneOf[0].properties.data;
    const served = members(created.properties.data, created).sort();
    const messages = members(data, document).sort();
    const only = (a: string[], b: string[]) => a.filter((value) => !b.includes(value));
    const difference = { notDescribed: only(served, messages), notServed: only(messages, served) };
    if (difference.notDescribed.length + difference.notServed.length > 0) {
      wrong.push({ call: operation.operationId, ...difference });
    }
  }
  expect(wrong).toEqual([]);
});

type Depicted = Readonly<Record<string, unknown>>;

/** Longest text that is tried where the schema itself names no limit. */
const ENDLESS = 4096;

/** The most characters that a schema accepts; null if it accepts none of the letters. */
function longest(schema: z.ZodType, upTo: number): number | null {
  const accepts = (letter: string, count: number) => schema.safeParse(letter.repeat(count)).success;
  const letter = ['字', 'a', '1'].find((one) => accepts(one, 1));
  if (!letter) return null;
  let [accepted, refused] = [1, upTo + 1];
  while (refused - accepted > 1) {
    const half = Math.floor((accepted + refused) / 2);
    if (accepts(letter, half)) accepted = half;
    else refused = half;
  }
  return accepted;
}

/** The limits of a parameter, such as `1 to 64 characters`; null for values that need none. */
function limitsOf(schema: z.ZodType): string | null {
  const depicted: Depicted = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const kinds = [depicted, ...((depicted.anyOf as Depicted[] | undefined) ?? [])];
  const find = (name: string) =>
    kinds
      .map((kind) => kind[name])
      .find((value) => value !== undefined && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER);
  const has = (type: string) =>
    kinds.some(
      (kind) => kind.type === type && !kind.format && !kind.enum && kind.const === undefined,
    );
  const range = (from: unknown, to: unknown, unit = ''): string[] => {
    if (from === undefined && to === undefined) return ['any'];
    if (from === undefined) return [`up to ${to}${unit}`];
    return [to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`];
  };
  const most = Number(find('maxLength') ?? ENDLESS);
  const length = has('string') ? (longest(schema, most) ?? most) : most;
  const parts = [
    ...(has('string')
      ? range(find('minLength'), length === ENDLESS ? undefined : length, ' characters')
      : []),
    ...(has('array') ? range(find('minItems'), find('maxItems'), ' items') : []),
    ...(has('integer') || has('number') ? range(find('minimum'), find('maximum')) : []),
    ...(find('default') === undefined ? [] : [`${JSON.stringify(find('default'))} by default`]),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
}

const wrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault
    ? wrapped(schema.unwrap() as z.ZodType)
    : schema;

/** The limits of all parameters in an object, by their paths. */
function limitsIn(schema: z.ZodType, at = ''): [path: string, limits: string][] {
  const own = at === '' ? null : limitsOf(schema);
  const inner = wrapped(schema);
  const parts =
    inner instanceof z.ZodObject
      ? Object.entries<z.ZodType>(inner.shape).flatMap(([name, value]) =>
          limitsIn(value, at === '' ? name : `${at}.${name}`),
        )
      : [];
  const items = inner instanceof z.ZodArray ? limitsIn(inner.element as z.ZodType, `${at}[]`) : [];
  return [...(own === null ? [] : [[at, own] as [string, string]]), ...parts, ...items];
}

type Limits = Record<string, Record<string, string[]>>;

/** By path and limits the calls; only a path with different limits names them. */
const brief = (found: Limits) =>
  Object.fromEntries(
    Object.entries(found).map(([path, byLimits]) => {
      const [[usual = ''] = [], ...others] = Object.entries(byLimits).sort(
        ([a, calls], [b, otherCalls]) => otherCalls.length - calls.length || a.localeCompare(b),
      );
      return [path, others.length === 0 ? usual : { usual, ...Object.fromEntries(others) }];
    }),
  );

it('every parameter has the limits in limits.json', () => {
  const found: Limits = {};
  for (const [name, { method, path }] of calls) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const schema = server.routes.find((item) => item.method === method && item.url === url)?.schema;
    for (const part of [schema?.params, schema?.querystring, schema?.body]) {
      if (!(part instanceof z.ZodObject)) continue;
      for (const [at, limits] of limitsIn(part)) {
        const byLimits = found[at] ?? {};
        byLimits[limits] = [...(byLimits[limits] ?? []), name];
        found[at] = byLimits;
      }
    }
  }
  expect(brief(found)).toEqual(JSON.parse(readFileSync(join(__dirname, 'limits.json'), 'utf8')));
});
