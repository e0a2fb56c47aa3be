import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRepo } from '../build/paths.js';
import { scaffoldOutside } from './outside.js';
import { ScaffoldError, scaffold } from './scaffold.js';

/* `npm run new:sub-app -- <segment> [--outside <folder> [--with <recipe>]]`: see docs/sub-apps.md. */
const usage =
  'Say one segment: npm run new:sub-app <segment>, or npm run new:sub-app -- <segment> --outside <folder> --with <recipe>';

/** @param {string} segment */
const nextSteps = (segment) => `Next:
  npx jest --selectProjects sub-apps --testPathPatterns ${segment}
  npm start                     then log in and open /${segment}
A menu entry for /${segment}/overview is the server's: see docs/sub-apps.md.`;

/** @param {string} folder */
const nextStepsOutside = (folder) => `Next: ${path.join(folder, 'README.md')}`;

/** @returns {{ segment: string, outside?: string, tools: string }} */
function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        outside: { type: 'string' },
        with: { type: 'string', default: 'vite-react' },
      },
    });
    const [segment, ...rest] = positionals;
    if (segment && rest.length === 0 && values.outside !== '')
      return { segment, outside: values.outside, tools: values.with };
  } catch {
    // An unknown option is reported like a missing segment.
  }
  throw new ScaffoldError(usage);
}

try {
  const { segment, outside, tools } = readCommandLine();
  const folder = outside && path.resolve(outside);
  const files = folder
    ? scaffoldOutside(segment, folder, tools, inRepo())
    : scaffold(segment, inRepo());
  for (const file of files) console.log(`wrote ${file}`);
  console.log(`\n${folder ? nextStepsOutside(folder) : nextSteps(segment)}`);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exit(1);
}
