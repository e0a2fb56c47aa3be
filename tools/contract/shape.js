/** @typedef {Record<string, any>} Json */

const nameOf = (/** @type {unknown} */ value) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/**
 * The part of a value that violates its schema, as a sentence; null if there is none. Additional members are allowed.
 * @param {Json} schema
 * @param {unknown} value
 * @param {Json} document of OpenAPI, for its named schemas
 * @param {string} [at] where the value is
 * @returns {string | null}
 */
export function faultOf(schema, value, document, at = 'data') {
  if (schema.$ref) {
    return faultOf(document.components.schemas[schema.$ref.split('/').pop()], value, document, at);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return faultOfChoice(choices, value, document, at);
  if ('const' in schema && value !== schema.const) {
    return `${at} is ${JSON.stringify(value)} and should be ${JSON.stringify(schema.const)}`;
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return `${at} is ${JSON.stringify(value)} and should be one of ${schema.enum.join(', ')}`;
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.includes(nameOf(value))) {
    return `${at} is ${nameOf(value)} and should be ${types.join(' or ')}`;
  }
  if (Array.isArray(value)) {
    const faults = value.map((item, i) =>
      faultOf(schema.items ?? {}, item, document, `${at}[${i}]`),
    );
    return faults.find((fault) => fault !== null) ?? null;
  }
  if (nameOf(value) !== 'object') return null;
  const object = /** @type {Json} */ (value);
  const missing = (schema.required ?? []).find((/** @type {string} */ name) => !(name in object));
  if (missing) return `${at}.${missing} is missing`;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const fault =
      name in object ? faultOf(property, object[name], document, `${at}.${name}`) : null;
    if (fault) return fault;
  }
  return null;
}

/** @param {Json[]} choices @param {unknown} value @param {Json} document @param {string} at */
function faultOfChoice(choices, value, document, at) {
  const faults = choices.map((choice) => faultOf(choice, value, document, at));
  if (faults.includes(null)) return null;
  // The deepest fault belongs to the alternative that was meant.
  return faults.sort((a, b) => depth(b) - depth(a))[0] ?? null;
}

const depth = (/** @type {string | null} */ fault) =>
  (fault?.split(' ')[0] ?? '').split(/[.[]/).length;
