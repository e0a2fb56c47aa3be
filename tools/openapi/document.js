import { readContract } from './read-contract.js';
import { schemaMaker } from './to-schema.js';

/** @typedef {Record<string, any>} Json */

/** `findByCondition` → `Find by condition`. @param {string} name */
const nameInWords = (name) => {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** @type {Record<string, [description: string, example: string]>} */
const context = {
  organ: ['The organisation that the person works in, as findOrganList names it.', '1'],
  actor: ['The part that the person plays there.', '1'],
  branch: ['The branch that the page is set to.', '1'],
  channel: ['The channel of the branch; 1 unless it says otherwise.', '1'],
  'source-host': ['Which front end calls; the shell says admin.', 'admin'],
  locale: ['Language of messages: zh-CN, en-US or fr-FR.', 'zh-CN'],
  timezone: ['IANA name of the caller’s time zone.', 'Asia/Shanghai'],
};
const contextNames = Object.keys(context);

const headerParameters = () =>
  Object.fromEntries(
    Object.entries(context).map(([name, [description, example]]) => [
      name,
      { name, in: 'header', description, schema: { type: 'string' }, example },
    ]),
  );

/** @param {string} text */
const firstSentence = (text) => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;

/**
 * The OpenAPI 3.1 document of all calls, created from the contract's types.
 * @param {string} root the repository
 * @returns {Json}
 */
export function openApiDocument(root) {
  const { checker, calls, errorCodes } = readContract(root);
  const maker = schemaMaker(checker);
  /** @type {Json} */
  const paths = {};
  for (const call of calls) {
    const { method, path } = /** @type {{ method: string, path: string }} */ (call.data);
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operation(call, maker);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform API',
      version: '1',
      description:
        'Every reply is `{ code, message, data }`; code 0 is success, and a refusal may come with HTTP 200 too. What the codes mean: docs/errors.md. How a platform proves that it keeps this: docs/platform-api.md.',
    },
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    tags: [...new Set(calls.map(({ resource }) => resource))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'From a log-in.' },
      },
      parameters: {
        ...headerParameters(),
        domain: {
          name: 'domain',
          in: 'query',
          description:
            'Names the tenant by its domain, for a caller that is no page of it. A page leaves it out.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Refused: {
          description:
            'The call was not carried out; `code` says why, `message` says it to people.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
        },
      },
      schemas: { ...schemas(maker.named), Refused: refused(errorCodes) },
    },
  };
}

/** @param {Json} definitions */
const schemas = (definitions) =>
  Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));

/** @param {{ name: string, code: number, comment: string }[]} codes */
const refused = (codes) => {
  const failures = codes.filter(({ code }) => code !== 0);
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: {
        type: 'integer',
        not: { const: 0 },
        'x-codes': Object.fromEntries(failures.map(({ name, code }) => [name, code])),
        description: failures
          .map(({ name, code, comment }) => `- ${code} ${name}${comment && `: ${comment}`}`)
          .join('\n'),
      },
      message: { type: 'string' },
      data: { description: 'More about the refusal; null mostly.' },
    },
  };
};

/**
 * @param {import('./read-contract.js').CallTypes} call
 * @param {ReturnType<typeof schemaMaker>} maker
 */
function operation({ resource, call, comment, request, response, data }, maker) {
  const path = String(data.path);
  const hasBody = data.method === 'POST' || data.method === 'PATCH';
  const all = maker.parametersOf(request);
  const isInPath = (/** @type {string} */ name) => path.includes(`{${name}}`);
  const isInQuery = (/** @type {string} */ name) =>
    !isInPath(name) &&
    (!hasBody || data.query === 'all' || (Array.isArray(data.query) && data.query.includes(name)));
  const isInBody = (/** @type {string} */ name) => !isInPath(name) && !isInQuery(name);
  const parameters = [...all]
    .filter(([name]) => !isInBody(name))
    .map(([name, { schema, required, description }]) => ({
      name,
      in: isInPath(name) ? 'path' : 'query',
      required: isInPath(name) || required,
      ...(description && { description }),
      schema,
    }));
  const names = [...all.keys()].filter(isInBody);
  const schema =
    names.length === all.size ? maker.schemaOf(request) : maker.object(request, isInBody);
  const type = data.form ? 'multipart/form-data' : 'application/json';
  const isRequired = names.some((name) => all.get(name)?.required);
  const open = data.auth === false;
  return {
    operationId: `${resource}.${call}`,
    tags: [resource],
    summary: comment ? firstSentence(comment.replace(/\s+/g, ' ')) : nameInWords(call),
    ...(comment && { description: comment }),
    parameters: [
      ...parameters,
      ...(open ? [{ $ref: '#/components/parameters/domain' }] : []),
      ...contextNames.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(/`If-Match`/.test(comment)
        ? [{ name: 'If-Match', in: 'header', schema: { type: 'string' } }]
        : []),
    ],
    ...(names.length > 0 && {
      requestBody: { required: isRequired, content: { [type]: { schema } } },
    }),
    responses: {
      200: data.download ? file : answer(maker.schemaOf(response)),
      default: { $ref: '#/components/responses/Refused' },
    },
    security: open ? [] : [{ token: [] }],
    ...(data.safe ? { 'x-safe': true } : {}),
    ...(data.ours ? { 'x-ours': true } : {}),
    ...(data.shell ? { 'x-shell': true } : {}),
  };
}

const file = {
  description: 'The file; a refusal is the envelope as JSON.',
  content: {
    'application/octet-stream': { schema: { type: 'string', contentEncoding: 'binary' } },
    'application/json': { schema: { $ref: '#/components/schemas/Refused' } },
  },
};

/** @param {Json} data */
const answer = (data) => ({
  description: 'The result in the envelope, or a refusal with a code other than 0.',
  content: {
    'application/json': {
      schema: {
        oneOf: [
          {
            type: 'object',
            required: ['code', 'message', 'data'],
            properties: { code: { const: 0 }, message: { type: 'string' }, data },
          },
          { $ref: '#/components/schemas/Refused' },
        ],
      },
    },
  },
});
