import type { Manifest } from '../static/manifest';
import type { ModuleFacts } from './module-facts';

/** True for a name of the import map, false for an address. */
export const isBare = (name: string): boolean => !/^(\.{0,2}\/|https?:)/.test(name);

/**
 * What an ES module imports and the page has not: browsers find bare names through the bridges of the build alone,
 * and refuse a module as a whole for one name that is not there.
 */
export function missingForEs(facts: ModuleFacts, { bridges = {} }: Manifest): string[] {
  const bare = [...facts.takes].filter(([from]) => isBare(from));
  return bare.flatMap(([from, names]) => {
    const offered = bridges[from]?.names;
    if (!offered) return [`it imports "${from}", which the page does not share: bundle it`];
    const missing = [...names].filter((name) => !offered.includes(name));
    if (missing.length === 0) return [];
    return [`it imports ${missing.join(', ')} from "${from}", which the page’s does not offer`];
  });
}

/** Only React itself gives this a value; libraries that look into it read it. */
const definesReact = /__(CLIENT_INTERNALS_DO_NOT_USE|SECRET_INTERNALS_DO_NOT_USE)\w*\s*=(?!=)/;

/** Hooks of the one React fail in components of the other, so a module has to decide. */
export function secondReact(facts: ModuleFacts, text: string): string[] {
  const shared = facts.imports.filter((name) => /^(react|react-dom|antd|@edu)(\/|$)/.test(name));
  if (shared.length === 0 || !definesReact.test(text)) return [];
  return [
    `it brings a React of its own and imports ${shared.join(', ')}, which use the page's: two Reacts cannot share components; leave react and react/jsx-runtime external`,
  ];
}
