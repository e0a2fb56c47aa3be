import { readFileSync } from 'node:fs';
import path from 'node:path';
import { enUS } from '../../platform-server/src/phrases/en-US';
import { frFR } from '../../platform-server/src/phrases/fr-FR';
import { zhCN } from '../../platform-server/src/phrases/zh-CN';
import { errorCodes } from '../../shared-utility/src/contract/error-codes';
import { clientCodes } from '../../shared-utility/src/http/api-error';

const page = readFileSync(path.join(__dirname, '../../docs/errors.md'), 'utf8');

/** Rows of the two tables of codes: [code, name, message]. */
const rows = [...page.matchAll(/^\| (-?\d+) \| (\w+) \| ([^|]*)\|/gm)].map(
  ([, code, name, message]) => ({ code: Number(code), name, message: message.trim() }),
);
const byCode = (left, right) => left[0] - right[0];
const documented = rows.map(({ code, name }) => [code, name]).sort(byCode);
const inCode = Object.entries({ ...errorCodes, ...clientCodes })
  .map(([name, code]) => [code, name])
  .sort(byCode);

test('docs/errors.md has a row for every code and no other', () => {
  expect(documented).toEqual(inCode);
});

test('no two names share a code', () => {
  expect(new Set(inCode.map(([code]) => code)).size).toBe(inCode.length);
});

describe.each([
  ['zh-CN', zhCN],
  ['en-US', enUS],
  ['fr-FR', frFR],
])('the server in %s', (_locale, phrases) => {
  const keys = Object.keys(phrases).filter((key) => key.startsWith('error.'));

  test('has a phrase for every code and none for a code that does not exist', () => {
    expect(keys.sort()).toEqual(
      Object.keys(errorCodes)
        .map((name) => `error.${name}`)
        .sort(),
    );
  });

  test.each(Object.keys(errorCodes).filter((name) => name !== 'ok'))('%s is not empty', (name) => {
    expect(phrases[`error.${name}`]?.trim()).toBeTruthy();
  });
});

test.each(rows.filter(({ code }) => code > 0))('the row of $name has the server’s words', (row) => {
  expect(row.message).toBe(zhCN[`error.${row.name}`]);
});
