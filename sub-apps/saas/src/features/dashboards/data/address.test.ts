/** @jest-environment node */
import { daysOf, rangeFault, requestOf, scopeOf } from './address';

const request = (search: string) => requestOf(new URLSearchParams(search));

it.each([
  ['from=2025-01-01&to=2025-01-01', null],
  ['from=2025-01-02&to=2025-01-01', 'order'],
  // 366 days with the first and the last one, as many as a leap year has
  ['from=2025-01-01&to=2026-01-01', null],
  ['from=2025-01-01&to=2026-01-02', 'long'],
  ['from=2025-01-01', null],
] as const)('%s has the fault %s', (search, fault) => {
  expect(rangeFault(request(search))).toBe(fault);
});

it.each([
  ['', { from: '2026-11-01' }],
  ['days=7', { from: '2026-11-24' }],
  ['days=365', { from: '2025-12-01' }],
  ['days=8', { from: '2026-11-01' }],
  ['from=2026-11-05&to=2026-11-09', { from: '2026-11-05', to: '2026-11-09' }],
  ['from=2026-11-09&to=2026-11-05', {}],
  ['to=2026-11-09', { to: '2026-11-09' }],
])('%j asks for the days %j', (search, days) => {
  expect(daysOf(request(search), '2026-11-30')).toEqual(days);
});

it.each([
  ['', null, {}],
  ['', 'all', { reach: 'tenant' }],
  ['organ=o2', 'all', { reach: 'tenant', organId: 'o2' }],
  ['organ=all&branch=b1', 'platform', { reach: 'tenant' }],
  ['', 'platform', { reach: 'platform' }],
  ['branch=b1', null, { branchId: 'b1' }],
])('%j of a person with the reach %j asks for %j', (search, wide, scope) => {
  expect(scopeOf(request(search), wide)).toEqual(scope);
});

it('the own region is left out on request', () => {
  expect(scopeOf(request(''), null, '310000')).toEqual({ regionId: '310000' });
  expect(scopeOf(request('region=440000'), null, '310000')).toEqual({ regionId: '440000' });
  expect(scopeOf(request('region=none'), null, '310000')).toEqual({});
});
