/** npm's limit. */
const MAX_NAME_LENGTH = 214;

/** Whether a module may have this name; import map and overrides have the same rule. */
export const isModuleName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH &&
  /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(\/[\w.-]+)*$/i.test(name) &&
  !(name in Object.prototype) &&
  (!name.startsWith('@edu-app/') || name.split('/').length === 2) &&
  (!name.startsWith('@') || name.includes('/'));
