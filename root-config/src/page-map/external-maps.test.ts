import { externalMaps, readExternalMaps } from './external-maps';

const rules = {
  hosts: ['http://localhost:*'],
  page: { origin: 'http://localhost', href: 'http://localhost/saas/student', search: '' },
};
const answers: Record<string, unknown> = {
  'http://localhost/team.json': { imports: { '@edu-app/a': './a.js', '@edu-app/b': '/b.js' } },
  'http://localhost:9000/mine/map.json': {
    imports: { '@edu-app/b': './b.js', '@edu-app/c': 'https://cdn.example/c.js', '@edu-app/d': 7 },
    scopes: { '/x/': { react: '/y.js' } },
  },
  'http://localhost/text.json': 'nothing',
  'http://localhost/null.json': null,
};
const read = async (address: string) => {
  if (!(address in answers)) throw new Error(`${address} answers 404`);
  return answers[address];
};
let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warned.mockRestore());

test.each(['', 'null', '{', '{"a":1}', '7'])('%j is no list of maps', (stored) => {
  expect(externalMaps({ getItem: () => stored })).toEqual([]);
});

test('addresses start at their map, and a later map goes before an earlier one', async () => {
  const maps = externalMaps({
    getItem: () => '["/team.json", "http://localhost:9000/mine/map.json"]',
  });
  expect(await readExternalMaps(maps, rules, read)).toEqual([
    { module: '@edu-app/a', address: 'http://localhost/a.js' },
    { module: '@edu-app/b', address: 'http://localhost:9000/mine/b.js' },
    { module: '@edu-app/c', address: 'https://cdn.example/c.js' },
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test.each(['https://evil.io/map.json', '/none.json', 'http://[', 'data:application/json,{}'])(
  '%s is left out with a word in the console, and the others are not',
  async (address) => {
    const found = await readExternalMaps([address, '/team.json'], rules, read);
    expect(found).toHaveLength(2);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(address), expect.anything());
  },
);

test.each(['/text.json', '/null.json'])('%s has no lines', async (address) => {
  expect(await readExternalMaps([address], rules, read)).toEqual([]);
});
