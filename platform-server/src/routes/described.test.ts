import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { serverFixture } from '../testing/server-fixture';
import { root } from '../testing/test-database';

const server = serverFixture();

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Json = any;
const document: Json = JSON.parse(readFileSync(join(root, 'platform-server/openapi.json'), 'utf8'));

const follow = (schema: Json): Json =>
  schema?.$ref ? follow(document.components.schemas[schema.$ref.split('/').pop()]) : (schema ?? {});

/** The parameters of an operation by their location, as `name` or, if optional, `name?`. */
function described(operation: Json) {
  const at = (place: string) =>
    operation.parameters
      .map((parameter: Json) =>
        parameter.$ref
          ? document.components.parameters[parameter.$ref.split('/').pop()]
          : parameter,
      )
      .filter((item: Json) => item.in === place)
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
