import type { Manifest } from '../static/manifest';
import type { ModuleFacts } from './module-facts';

/** True for a name of the import map, false for an address. */
export const isBare = (name: string): boolean => !/^(\.{0,2}\/|https?:)/.test(name);

/**
 * Imports of an ES module, or of one of its files, that the page does not provide: browsers resolve bare names
 * through the build's bridges only, and reject a whole module for one missing export.
 */
export function missingEsImports(
  facts: ModuleFacts,
  { bridges = {} }: Manifest,
  subject = 'it',
): string[] {
  const bareImports = [...facts.importedNames].filter(([from]) => isBare(from));
  return bareImports.flatMap(([from, names]) => {
    const offered = bridges[from]?.names;
    if (!offered) return [`${subject} imports "${from}", which the page does not share: bundle it`];
    const missing = [...names].filter((name) => !offered.includes(name));
    if (missing.length === 0) return [];
    const listed = missing.map((name) => `"${name}"`).join(', ');
    return [`${subject} imports ${listed} from "${from}", which the page shares without that`];
  });
}

/** Only React itself assigns this; other libraries read it. */
const definesReact = /__(CLIENT_INTERNALS_DO_NOT_USE|SECRET_INTERNALS_DO_NOT_USE)\w*\s*=(?!=)/;

/** True if the text contains its own copy of React. */
export const containsReact = (text: string): boolean => definesReact.test(text);

/** Imports of a file that use the page's React. */
const usesOfReact = ({ imports }: ModuleFacts): string[] =>
  imports.filter((name) => /^(react|react-dom|antd|@edu)(\/|$)/.test(name));

/** A file of a module; `subject` is the subject of a sentence about it. */
export interface NamedFile {
  readonly subject: string;
  readonly facts: ModuleFacts;
  readonly containsReact: boolean;
}

/**
 * Problems of a module that contains React and also uses the page's: hooks of one copy fail in components of the
 * other.
 */
export function duplicateReactProblems(files: readonly NamedFile[]): string[] {
  const fileWithReact = files.find((file) => file.containsReact);
  if (!fileWithReact) return [];
  const users = files.filter(({ facts }) => usesOfReact(facts).length > 0);
  const user = users.includes(fileWithReact) ? fileWithReact : users[0];
  if (!user) return [];
  const userText = user === fileWithReact ? '' : `${user.subject} `;
  return [
    `${fileWithReact.subject} brings a React of its own and ${userText}imports ${usesOfReact(user.facts).join(', ')}, which use the page's: two Reacts cannot share components; leave react and react/jsx-runtime external`,
  ];
}
