/** As npm has it. */
const MAX_NAME_LENGTH = 214;

/** Whether the map could name a module so: what `importmap` refuses, an override refuses too. */
export const isModuleName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH &&
  /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(\/[\w.-]+)*$/i.test(name) &&
  !(name in Object.prototype) &&
  (!name.startsWith('@edu-app/') || name.split('/').length === 2) &&
  (!name.startsWith('@') || name.includes('/'));
