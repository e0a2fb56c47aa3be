import { assignTiers } from './tier-graph.js';

/** @type {Record<string, string[]>} */
const graph = {
  login: ['button'],
  frame: ['menu', 'button'],
  table: ['grid', 'menu'],
  button: ['style'],
  menu: ['style', 'popup'],
  grid: ['popup'],
  popup: ['menu'],
  calendar: ['style'],
};
const tiers = assignTiers(['login', 'frame', 'table'], (id) => graph[id] ?? []);

test('a module belongs to the first tier that reaches it', () => {
  expect(Object.fromEntries(tiers)).toEqual({
    login: 'login',
    button: 'login',
    style: 'login',
    frame: 'frame',
    menu: 'frame',
    popup: 'frame',
    table: 'table',
    grid: 'table',
  });
});

test('a module that no tier reaches is not assigned', () => {
  expect(tiers.has('calendar')).toBe(false);
});

test('no tier imports a later one', () => {
  const order = ['login', 'frame', 'table'];
  for (const [id, tier] of tiers) {
    for (const next of graph[id] ?? []) {
      expect(order.indexOf(tiers.get(next) ?? '')).toBeLessThanOrEqual(order.indexOf(tier));
    }
  }
});
