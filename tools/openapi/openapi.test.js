import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const written = readFileSync(path.join(root, 'platform-server/openapi.json'), 'utf8');

/** In a separate process, because these are ES modules. @param {string} source */
const run = async (source) =>
  (
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', source], {
      cwd: root,
      maxBuffer: 10_000_000,
    })
  ).stdout;

it('platform-server/openapi.json is up to date with the contract (npm run openapi)', async () => {
  const generated = await run(`
    import { openApiDocument } from './tools/openapi/document.js';
    import { asText } from './tools/openapi/text.js';
    process.stdout.write(asText(openApiDocument(process.cwd())));`);
  expect(written === generated).toBe(true);
});

it('is valid OpenAPI 3.1', async () => {
  const problems = await run(`
    import { Validator } from '@seriousme/openapi-schema-validator';
    import { readFileSync } from 'node:fs';
    const document = JSON.parse(readFileSync('platform-server/openapi.json', 'utf8'));
    process.stdout.write(JSON.stringify(await new Validator().validate(document)));`);
  expect(JSON.parse(problems)).toEqual({ valid: true });
});

it('names every call once, with a summary and its refusals', () => {
  const { paths, components } = JSON.parse(written);
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  for (const { parameters, responses } of operations) {
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/organ' });
    expect(responses.default).toEqual({ $ref: '#/components/responses/Refused' });
  }
  expect(Object.keys(components.parameters)).toEqual(
    expect.arrayContaining(['actor', 'branch', 'channel', 'locale', 'source-host', 'timezone']),
  );
  const { student } = { student: components.schemas.Student };
  expect(student.properties.status).toEqual({ $ref: '#/components/schemas/StudentStatus' });
  expect(components.schemas.Refused.properties.code['x-codes']).toMatchObject({
    notLoggedIn: 10000,
  });
});
