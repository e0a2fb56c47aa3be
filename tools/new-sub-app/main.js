import { inRepo } from '../build/paths.js';
import { ScaffoldError, scaffold } from './scaffold.js';

/* `npm run new:sub-app <segment>`: see docs/sub-apps.md. */
const [segment, ...rest] = process.argv.slice(2);
if (!segment || rest.length > 0) {
  console.error('Say one segment: npm run new:sub-app <segment>');
  process.exit(1);
}
try {
  for (const file of scaffold(segment, inRepo())) console.log(`wrote ${file}`);
  console.log(`\nNext:
  npx jest --selectProjects sub-apps --testPathPatterns ${segment}
  npm start                     then log in and open /${segment}
A menu entry for /${segment}/overview is the server's: see docs/sub-apps.md.`);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exit(1);
}
