/**
 * Names of the calls that a resource of the contract declares, in order.
 *
 * @param {string} name of the resource, as `api` has it
 * @param {string} text of its file
 * @returns {string[]}
 */
export function declaredCalls(name, text) {
  const start = text.indexOf(`export const ${name} = {`);
  if (start < 0) throw new Error(`No resource ${name} is declared here.`);
  return [...text.slice(start).matchAll(/^ {2}(\w+): /gm)].map(([, call]) => String(call));
}

/**
 * Whether the code of an app makes a call: by `api`, by its name in a list of the data layer, or destructured from its
 * resource.
 * @param {string} call `resource.call`
 * @param {string} code
 */
export function isUsed(call, code) {
  const [resource, name] = call.split('.');
  const callName = new RegExp(`[.'"]${resource}\\s*\\.${name}\\b`);
  const destructuring = new RegExp(
    `\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*=\\s*[^;]*\\.${resource}\\b`,
  );
  return callName.test(code) || destructuring.test(code);
}
