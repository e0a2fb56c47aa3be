/**
 * What a tester typed as a build's place: candidate addresses, the likeliest first, or why the input is refused.
 */
export type Target =
  | { readonly kind: 'address' | 'port' | 'branch'; readonly addresses: readonly string[] }
  | { readonly refused: 'empty' | 'port' | 'branch' | 'template' | 'address' | 'number' };

/** A name without its scope: `@edu-app/saas` → `saas`. */
const shortName = (module: string): string => module.split('/').slice(1).join('/') || module;

/** The file that our build writes for a module. */
function ownPath(module: string): string {
  if (module.startsWith('@edu-app/')) return `/modules/sub-apps/${shortName(module)}/index.js`;
  return `/modules/${shortName(module)}/index.js`;
}

/** Entry names of the dev servers in docs/sub-apps: Vite serves source files under their own paths. */
const sources = ['entry.ts', 'entry.js', 'spa.ts', 'main.ts', 'main.tsx', 'main.js'];

/**
 * Where a dev server on this port may serve the module: under the path of our own build, under the name that
 * import-map-overrides derives for a port (`@scope/name` → `scope-name.js`), as one file at the root, or as a
 * source file.
 */
export function addressesOfPort(module: string, port: number): string[] {
  const flat = module.replaceAll('@', '').replaceAll('/', '-');
  const built = [ownPath(module), `/${flat}.js`, '/index.js'];
  const paths = [...built, ...sources.map((file) => `/src/${file}`)];
  return paths.map((path) => `http://localhost:${port}${path}`);
}

/** As CI systems write a branch into host names: `feature/New_menu` → `feature-new-menu`. */
const slugOf = (branch: string): string =>
  branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A template needs `{branch}` or `{slug}`; `{module}` is optional. */
export const isTemplate = (template: string): boolean =>
  /\{(branch|slug)\}/.test(template) && URL.canParse(fillTemplate(template, 'main', '@edu-app/x'));

/** The address of a branch build. */
export const fillTemplate = (template: string, branch: string, module: string): string =>
  template
    .trim()
    .replaceAll('{branch}', branch.split('/').map(encodeURIComponent).join('/'))
    .replaceAll('{slug}', slugOf(branch))
    .replaceAll('{module}', shortName(module));

const isBranch = (text: string): boolean =>
  /^[\w][\w./#-]*$/.test(text) && !/\.\.|\/\/|\/$/.test(text);

/** Reads an address, a port of this computer, or the name of a branch. */
export function parseTarget(input: string, module: string, template: string | null): Target {
  const text = input.trim();
  if (text === '') return { refused: 'empty' };
  const [, portText] =
    /^(?:(?:http:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\]):)?(\d+)\/?$/.exec(text) ?? [];
  if (portText !== undefined) {
    const port = Number(portText);
    if (port < 1 || port > 65_535) return { refused: 'port' };
    return { kind: 'port', addresses: addressesOfPort(module, port) };
  }
  const addressText = text.replace(/^(?=(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/)/, 'http://');
  if (/^(https?:|\.{0,2}\/)/i.test(addressText)) {
    const isReadable = !/\s/.test(addressText) && URL.canParse(addressText, 'http://localhost');
    if (!isReadable) return { refused: 'address' };
    // Platforms mostly allow this computer as `localhost`, while a dev server may print another name for it.
    const byName = addressText.replace(
      /^http:\/\/(127\.0\.0\.1|\[::1\])(?=[:/])/i,
      'http://localhost',
    );
    return { kind: 'address', addresses: [...new Set([addressText, byName])] };
  }
  if (/[:\\\s]/.test(text)) return { refused: 'address' };
  if (!isBranch(text)) return { refused: 'branch' };
  if (template === null && /^\d/.test(text) && !Number.isNaN(Number(text))) {
    return { refused: 'number' };
  }
  if (template === null) return { refused: 'template' };
  return { kind: 'branch', addresses: [fillTemplate(template, text, module)] };
}
