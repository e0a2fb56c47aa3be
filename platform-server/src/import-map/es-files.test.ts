import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { foreignReader } from '../static/foreign-requests';
import { preflight } from './preflight';

const ownReact =
  'var x = {}; x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}; export { x };';
const lifecycles = 'export const mount = () => {}, unmount = () => {};';
const entry = (script: string) => `import "./assets/app.js"; ${script} ${lifecycles}`;

interface File {
  readonly text: string;
  readonly status?: number;
  readonly type?: string;
}

const files = new Map<string, File>();
const requests: string[] = [];
let origin = '';
const server = createServer((request, reply) => {
  const path = request.url ?? '';
  requests.push(path);
  const {
    text,
    status = 200,
    type = 'text/javascript',
  } = files.get(path) ?? {
    text: '',
    status: 404,
  };
  reply.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  files.clear();
  requests.length = 0;
});

const serve = (texts: Record<string, string | File>) => {
  for (const [path, file] of Object.entries(texts)) {
    files.set(`/cms/${path}`, typeof file === 'string' ? { text: file } : file);
  }
};

const runPreflight = () =>
  preflight(
    '@edu-app/cms',
    `${origin}/cms/index.js`,
    { imports: {} },
    {
      moduleHosts: [origin],
      pageOrigin: 'http://localhost:9000',
      manifest: {
        modules: {},
        bridges: { react: { names: ['default'] }, antd: { names: ['Button'] } },
      },
      modules: '/nowhere',
      foreign: foreignReader('http://localhost:9000'),
    },
  );

test.each<[string, Record<string, string | File>, string]>([
  [
    'a name that the page does not share',
    { 'assets/app.js': 'import map from "lodash/map"; map();' },
    'its file assets/app.js imports "lodash/map", which the page does not share: bundle it',
  ],
  [
    'an export that a later file needs and the page lacks',
    {
      'assets/app.js': 'const load = () => import(`./late.js`); load();',
      'assets/late.js': 'import { useNothing } from "react"; useNothing();',
    },
    'its file assets/late.js imports "useNothing" from "react", which the page shares without that',
  ],
  [
    'two copies of React in two files',
    {
      'assets/app.js': 'export { x } from "./vendor.js"; import { Button } from "antd";',
      'assets/vendor.js': ownReact,
    },
    "its file assets/vendor.js brings a React of its own and its file assets/app.js imports antd, which use the page's: two Reacts cannot share components",
  ],
  [
    'a missing file',
    { 'assets/app.js': 'import("../pages/gone.js")' },
    'its file pages/gone.js cannot be loaded: its host answers 404',
  ],
  [
    'a page in place of a file',
    { 'assets/app.js': { text: '<!doctype html>', type: 'text/html' } },
    'its file assets/app.js cannot be loaded: its type is "text/html", not JavaScript',
  ],
  [
    'a page that claims to be a script',
    { 'assets/app.js': '<!doctype html>' },
    'its file assets/app.js cannot be loaded: it is not a script that browsers can read',
  ],
])('%s is reported with the name of the file', async (_, others, sentence) => {
  serve({ 'index.js': entry(''), ...others });
  const { problems } = await runPreflight();
  expect(problems).toEqual([expect.stringContaining(`${origin}/cms/index.js: ${sentence}`)]);
});

test('valid files cause no message, and files elsewhere or with computed names are not followed', async () => {
  const elsewhere = `import("../other/x.js"); import("https://elsewhere.example/x.js"); import(name);`;
  const styles = 'import sheet from "./a.css" with { type: "css" };';
  serve({ 'index.js': entry(elsewhere), 'assets/app.js': `${styles} import "./app.js"; poly();` });
  expect(await runPreflight()).toMatchObject({ problems: [], notes: [] });
  expect(requests.sort()).toEqual(['/cms/assets/app.js', '/cms/index.js', '/cms/integrity.json']);
});

test('one copy of React for all files of a module is allowed', async () => {
  serve({
    'index.js': entry(''),
    'assets/app.js': 'import { x } from "./v.js";',
    'assets/v.js': ownReact,
  });
  expect((await runPreflight()).problems).toEqual([]);
});

test('of many files some are read, and many missing ones are counted', async () => {
  const imports = (count: number) =>
    Array.from({ length: count }, (_, i) => `import "./${i}.js";`).join('');
  const all = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`assets/${i}.js`, '1;']));
  serve({ 'index.js': entry(''), 'assets/app.js': imports(40), ...all });
  expect(await runPreflight()).toMatchObject({
    problems: [],
    notes: [expect.stringMatching(/30 of its files were looked at, more than that were not/)],
  });
  files.clear();
  serve({ 'index.js': entry(''), 'assets/app.js': imports(9) });
  const { problems } = await runPreflight();
  expect(problems).toHaveLength(4);
  expect(problems[3]).toMatch(/6 more of its files cannot be loaded/);
});
