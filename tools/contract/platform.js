/** @typedef {Record<string, any>} Json */
/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {boolean} isEnvelope
 * @property {string | null} fault what an envelope lacks of its three parts, in words
 * @property {boolean} ok a success
 * @property {boolean} ended the code that says that nobody is logged in
 * @property {number | string | boolean} code
 * @property {string} message
 * @property {any} data
 * @property {string} type of the content
 * @property {number} bytes
 */

const contractForm = { code: 'code', message: 'message', data: 'data', success: [0] };
const ENDED = [303, 10000];
const limitMs = 30_000;

/** @param {Json} body @param {Json} names of the parts @returns {string | null} */
function faultOfEnvelope(body, names) {
  const missing = [names.message, names.data].find((name) => !(name in body));
  if (missing) return `the envelope has no ${missing}`;
  const message = body[names.message];
  if (typeof message === 'string') return null;
  return `${names.message} is ${message === null ? 'null' : typeof message} and should be string`;
}

/** @param {Json} document @returns {Map<string, Json>} by operationId, with method and path */
export function operationsOf(document) {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

/**
 * The platform that is checked.
 * @param {{ base: string, domain?: string, form?: Json }} options form: how it writes its envelope, as the runtime
 *   configuration has it
 */
export function platformAt({ base, domain, form = {} }) {
  const names = { ...contractForm, ...form };
  const endedCodes = [...ENDED, ...(form.sessionEnded ?? [])].map(String);
  /** @type {Record<string, string>} */
  const context = {
    channel: '1',
    'source-host': 'admin',
    locale: 'zh-CN',
    timezone: 'Asia/Shanghai',
  };

  /**
   * @param {Json} operation
   * @param {Json} params
   * @param {{ token?: string, method?: string }} [options]
   * @returns {Promise<Answer>}
   */
  async function send(operation, params, { token, method = operation.method } = {}) {
    const rest = { ...params };
    const query = new URLSearchParams();
    let { path } = operation;
    for (const { name, in: place } of operation.parameters) {
      if (rest[name] === undefined) continue;
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(rest[name]));
      if (place === 'query')
        for (const item of [rest[name]].flat()) query.append(name, String(item));
      if (place === 'path' || place === 'query') delete rest[name];
    }
    if (domain && operation.security.length === 0) query.set('domain', domain);
    const hasBody = ['POST', 'PATCH'].includes(method) && Object.keys(rest).length > 0;
    const text = query.size > 0 ? `?${query}` : '';
    const reply = await fetch(base + path + text, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      headers: {
        ...context,
        ...(token && { token }),
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: JSON.stringify(rest) }),
    });
    const answer = reply.status === 302 ? await fileBehind(reply) : reply;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return read(answer.status, answer.headers.get('content-type') ?? '', bytes);
  }

  /** A file may be at an address of its own, on the platform itself. @param {Response} reply */
  async function fileBehind(reply) {
    const address = new URL(reply.headers.get('location') ?? '', base);
    if (address.origin !== new URL(base).origin) return reply;
    await reply.body?.cancel();
    return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  }

  /** @param {number} status @param {string} type @param {Uint8Array} bytes @returns {Answer} */
  function read(status, type, bytes) {
    /** @type {any} */
    let body = null;
    try {
      body = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      // Not JSON, so there is no envelope.
    }
    const isEnvelope = typeof body === 'object' && body !== null && names.code in body;
    const code = isEnvelope ? body[names.code] : status;
    const message = isEnvelope ? body[names.message] : '';
    return {
      status,
      isEnvelope,
      fault: isEnvelope ? faultOfEnvelope(body, names) : null,
      code,
      ok: isEnvelope && names.success.includes(code) && status >= 200 && status < 300,
      ended: isEnvelope && endedCodes.includes(String(code)),
      message: typeof message === 'string' ? message : '',
      data: isEnvelope ? body[names.data] : undefined,
      type,
      bytes: bytes.length,
    };
  }

  return { send, context };
}
