import type { ImportMapChange } from '@edu/shared-utility/contract';
import { rolloutText } from './outcome-report';
import { historyText, stateText } from './report';

const change = (overrides: Partial<ImportMapChange>): ImportMapChange => ({
  id: 7,
  kind: 'map',
  action: 'set',
  changes: [{ name: '@edu-app/cms', from: '/1.js', to: '/2.js' }],
  damaged: false,
  who: 'Zhou',
  why: 'CMS 2',
  forced: false,
  status: 'applied',
  decidedBy: null,
  decidedWhy: null,
  createdAt: '2026-11-28T05:00:00.000Z',
  ...overrides,
});

test('the end of a rollout is not reported as the removal of its module', () => {
  const line = { name: '@edu-app/cms', from: '/2.js', to: null };
  const ended = historyText([change({ kind: 'rollout', action: 'stop', changes: [line] })]);
  expect(ended).toContain('@edu-app/cms: nobody gets /2.js early any more');
  expect(ended).not.toContain('removed');
  expect(historyText([change({ changes: [line] })])).toContain('@edu-app/cms: /2.js → (removed)');
});

test('a rollout does not change the line of the map', () => {
  const begun = historyText([change({ kind: 'rollout', action: 'rollout' })]);
  expect(begun).toContain('@edu-app/cms: some people get /2.js');
});

test('a waiting change says who would get the version', () => {
  const people = { percent: 10, tenants: ['a.example', 'b.example'], accounts: 1 };
  const waitingChange = change({ kind: 'rollout', action: 'rollout', status: 'waiting', people });
  expect(historyText([waitingChange])).toContain(
    '10 %, tenants a.example, b.example, 1 account get /2.js',
  );
  const more = change({ kind: 'rollout', action: 'rollout', people: {} });
  expect(historyText([more])).toContain('the same people as before get /2.js');
  const { id, changes } = waitingChange;
  const outcome = { id, changes, status: 'waiting', etag: '', objections: [] } as const;
  const text = rolloutText({ ...outcome, objections: [] }, people);
  expect(text).toContain('10 %, tenants a.example, b.example, 1 account would get /2.js');
});

test('a held line has its address once', () => {
  const withheldEntry = { name: '@edu-app/x', address: 'https://x/i.js', keeps: null };
  const state = { etag: '', servedEtag: 'e', needsApproval: false, lines: [], rollouts: [] };
  const text = stateText({
    ...{ ...state, waiting: [], failures: [] },
    held: [{ ...withheldEntry, reason: 'https://x/i.js: its host answers 404' }],
  });
  expect(text).toContain('@edu-app/x: (not there) → https://x/i.js: its host answers 404');
});

test('a decision is shown with the second person’s comment', () => {
  const refused = { status: 'rejected', decidedBy: 'Wang', decidedWhy: 'not today' } as const;
  expect(historyText([change(refused)])).toMatch(/rejected by Wang.*Wang: not today/s);
});
