import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSegment, ScaffoldError } from './scaffold.js';

/** The recipes of docs/sub-apps, each with the segment and the name that its files contain. */
export const recipes = {
  'vite-react': { segment: 'garden', page: 'vite-react' },
  'vite-single-spa': { segment: 'lagoon', page: 'vite-plugin-single-spa' },
  'webpack-react': { segment: 'meadow', page: 'webpack' },
  'rollup-react': { segment: 'heath', page: 'rollup' },
  vue: { segment: 'orchard', page: 'vue' },
  svelte: { segment: 'grove', page: 'svelte' },
  plain: { segment: 'cove', page: 'plain' },
};

/** Created again in each copy. */
const skipped = new Set(['node_modules', 'dist', 'package-lock.json']);

/** @param {string} folder @returns {string[]} its files, from it */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesOf(path.join(folder, entry.name)).map((file) => path.join(entry.name, file))
        : [entry.name],
    )
    .sort();
}

/** @param {string} text of package.json @param {string} root @returns {string} with what checks its types */
function withTypeCheck(text, root) {
  const packageJson = JSON.parse(text);
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  packageJson.scripts = { ...packageJson.scripts, check: 'tsc' };
  for (const name of ['@types/react', 'typescript'])
    packageJson.devDependencies[name] = devDependencies[name];
  return `${JSON.stringify(packageJson, null, 2)}\n`;
}

/** @param {string} segment @param {string} tools @param {boolean} isTyped */
const readme = (segment, tools, isTyped) => `# ${segment}

A sub-application of the administration shell at /${segment}, made with ${tools}.

${
  tools === 'plain'
    ? 'It needs no build: the folder is what a host serves.'
    : `\`\`\`
npm install
npm run build
\`\`\``
}
${isTyped ? '\nTypes of the page: install the package that `npm run pack:types` writes in a checkout of the platform, then `npm run check`.\n' : ''}
Everything else is in the platform's docs/sub-apps/${recipes[/** @type {keyof typeof recipes} */ (tools)].page}.md.
`;

/**
 * Writes a separate repository for a sub-application: the files of a recipe of docs/sub-apps, with its own name.
 * @param {string} segment first path segment
 * @param {string} folder where to; it must not be there, or be empty
 * @param {string} tools one of `recipes`
 * @param {string} root this repository
 * @returns {string[]} the files written
 * @throws {ScaffoldError}
 */
export function scaffoldOutside(segment, folder, tools, root) {
  checkSegment(segment);
  const recipe = Object.entries(recipes).find(([name]) => name === tools)?.[1];
  if (!recipe)
    throw new ScaffoldError(`"${tools}" is no recipe: say ${Object.keys(recipes).join(', ')}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ScaffoldError(`${folder} is not empty: name a new folder.`);
  const source = path.join(root, 'e2e/foreign', tools);
  const renamed = (/** @type {string} */ text) =>
    text
      .replaceAll(`edu-foreign-${tools}`, `edu-app-${segment}`)
      .replaceAll(recipe.segment, segment);
  const files = filesOf(source).map((file) => ({
    file: renamed(file),
    text: renamed(readFileSync(path.join(source, file), 'utf8')),
  }));
  const isTyped = files.some(({ file }) => file === 'tsconfig.json');
  for (const file of files)
    if (isTyped && file.file === 'package.json') file.text = withTypeCheck(file.text, root);
  files.push({ file: 'README.md', text: readme(segment, tools, isTyped) });
  files.push({ file: '.gitignore', text: 'node_modules/\ndist/\n' });
  return files.map(({ file, text }) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  });
}
