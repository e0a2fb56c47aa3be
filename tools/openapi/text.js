/**
 * The document as text, with one line for each call and each schema, so that a change is one line of a diff.
 * @param {Record<string, any>} document
 */
export function asText(document) {
  const { paths, components, ...rest } = document;
  const { schemas, ...shared } = components;
  const lines = (/** @type {Record<string, unknown>} */ all) =>
    Object.entries(all)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const head = lines(rest);
  return `{\n${head},\n"paths": {\n${lines(paths)}\n},\n"components": {\n${lines(shared)},\n"schemas": {\n${lines(schemas)}\n}}\n}\n`;
}
