import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditGroups } from '../../platform-server/src/domain/audit-groups';
import { groups } from '../../sub-apps/govern-system/src/features/audit/data/audit-query';
import { zhCN } from '../../sub-apps/govern-system/src/features/audit/phrases/zh-CN';
import { committedFiles } from './committed.js';

const root = join(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const literal = /'([a-z]+(?:\.[a-zA-Z_-]+)+)'/g;
const literalsIn = (text) => [...text.matchAll(literal)].map(([, action]) => action);

/** Actions that a source writes to the audit trail: named in an entry, a table of actions, or a call that writes one. */
function actionsIn(source) {
  const entries = source.matchAll(/\bactions?(?::| =) ?([^;]{0,160}?)(?:,\n|;|\n\s*\}|\}\))/g);
  const tables = source.matchAll(/\bactions\b[^=;]*= \{([^}]*)\}/g);
  const calls = source.matchAll(/\baudit\w*\(([^;]{0,200}?)\)/g);
  return [...entries, ...tables, ...calls].flatMap(([, text]) => literalsIn(text));
}

/** Named without a dot, passed on by a function, or made of a verb (`importmap.set`): not found in the sources. */
const others = [
  ...['login', 'logout', 'questionnaire.closed', 'questionnaire.reopened'],
  ...['accepted', 'returned'].map((state) => `declaration.${state}`),
  ...['set', 'add', 'replace', 'remove', 'rollback', 'rollout', 'stop'].map(
    (verb) => `importmap.${verb}`,
  ),
];
/** People see these in their own history, which names those made of a contact's kind too. */
const ownHistory = 'platform-server/src/domain/account/own-activity.ts';

const sources = committedFiles(root, [ownHistory]).filter(
  (file) =>
    /^platform-server\/src\/.*\.ts$/.test(file) && !/test\.ts$|\/(testing|seed)\//.test(file),
);
const recorded = new Set([
  ...others,
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
  expect(
    actionsIn("const actions: Actions = {\n  paid: 'order.paid',\n  open: null,\n};"),
  ).toContain('order.paid');
  expect(recorded.size).toBeGreaterThan(150);
});

test('every action of the audit trail has a phrase, and every phrase an action', () => {
  const names = [...recorded].map((action) => action.replaceAll('.', '_'));
  expect(names.toSorted()).toEqual(Object.keys(zhCN.actions).toSorted());
});

test.each([
  ['call', auditGroups],
  ['page', groups],
])('the %s filters by the first word of every action', (_, offered) => {
  const words = new Set([...recorded].map((action) => action.split('.')[0]));
  expect(offered.toSorted()).toEqual([...words].toSorted());
});
