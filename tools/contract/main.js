/**
 * `npm run contract -- --base https://platform.example --account … --password …`: sends a platform every call of the
 * contract that only reads, with `--write` also calls that create, change and remove their own rows, and prints a
 * verdict for each. The exit code is 1 if a verdict is wrong. See docs/platform-api.md.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions, refuse } from '../command-line.js';
import { runContract } from './run.js';

const root = path.resolve(import.meta.dirname, '../..');
const options = readOptions({
  base: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  flow: { type: 'string', default: 'old' },
  domain: { type: 'string' },
  config: { type: 'string' },
  write: { type: 'boolean', default: false },
  student: { type: 'string' },
  'student-password': { type: 'string' },
});

const { base, account, password, flow, domain, write, student } = options;
if (!base) refuse('Say which platform to ask: --base https://platform.example.');
if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
  refuse(`--base ${base} cannot be used: write an http or https address.`);
}
if (!account || !password) refuse('Say who logs in: --account and --password.');
if (flow !== 'old' && flow !== 'new') refuse(`--flow ${flow} is unknown: write old or new.`);

/** @param {string} file @returns {Record<string, any>} */
function readConfig(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return refuse(`--config ${file} cannot be read: name a file of JSON like config.json.`);
  }
}

const document = JSON.parse(readFileSync(path.join(root, 'platform-server/openapi.json'), 'utf8'));
try {
  const { lines, hasMismatches } = await runContract({
    document,
    base: base.replace(/\/+$/, ''),
    account,
    password,
    flow,
    write,
    ...(domain && { domain }),
    ...(student && {
      student: { account: student, password: options['student-password'] ?? password },
    }),
    form: options.config ? readConfig(options.config).envelope : undefined,
  });
  console.log(lines.join('\n'));
  process.exitCode = hasMismatches ? 1 : 0;
} catch (error) {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  refuse(
    `The platform at ${base} does not answer: ${reason instanceof Error ? reason.message : reason}.`,
  );
}
