import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zhCN } from '../../sub-apps/govern-system/src/features/audit/phrases/zh-CN';
import { committedFiles } from './committed.js';

const root = join(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const literal = /'([a-z]+(?:\.[a-zA-Z_-]+)+)'/g;
const literalsIn = (text) => [...text.matchAll(literal)].map(([, action]) => action);

/** Actions that these sources write to the audit trail: those named in an entry, or in a call that writes one. */
function actionsIn(source) {
  const entries = source.matchAll(/\bactions?(?::| =) ?([^;]{0,160}?)(?:,\n|;|\n\s*\}|\}\))/g);
  const calls = source.matchAll(/\baudit\w*\(([^;]{0,200}?)\)/g);
  return [...entries, ...calls].flatMap(([, text]) => literalsIn(text));
}

/** Made of a verb of a change (`importmap.set`), so no source names them as a whole. */
const composed = ['set', 'add', 'replace', 'remove', 'rollback', 'rollout', 'stop'].map(
  (verb) => `importmap.${verb}`,
);
/** People see these in their own history, which names those made of a contact's kind too. */
const ownHistory = 'platform-server/src/domain/account/own-activity.ts';

const sources = committedFiles(root, [ownHistory]).filter(
  (file) =>
    /^platform-server\/src\/.*\.ts$/.test(file) && !/test\.ts$|\/(testing|seed)\//.test(file),
);
const recorded = new Set([
  ...composed,
  ...literalsIn(read(ownHistory)),
  ...sources.flatMap((file) => actionsIn(read(file))),
]);

test('actions are read from entries and from calls', () => {
  expect(
    actionsIn("await audit(tx, {\n  action: isNew ? 'a.added' : 'a.changed',\n  target,\n});"),
  ).toEqual(expect.arrayContaining(['a.added', 'a.changed']));
  expect(actionsIn("auditOtherTenants(tx, id, 'account.released', ip);")).toEqual([
    'account.released',
  ]);
  expect(recorded.size).toBeGreaterThan(150);
});

test('every action of the audit trail has a phrase', () => {
  const without = [...recorded].filter(
    (action) => !Object.hasOwn(zhCN.actions, action.replaceAll('.', '_')),
  );
  expect(without).toEqual([]);
});
