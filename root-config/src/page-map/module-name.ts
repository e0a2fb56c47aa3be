/** As npm has it. */
const LONGEST = 214;

/** Whether the map could name a module so: what `importmap` refuses, an override refuses too. */
export const isModuleName = (name: string): boolean =>
  name.length <= LONGEST &&
  /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(\/[\w.-]+)*$/i.test(name) &&
  !(name in Object.prototype) &&
  (!name.startsWith('@edu-app/') || name.split('/').length === 2) &&
  (!name.startsWith('@') || name.includes('/'));
