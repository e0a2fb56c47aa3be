import { transferableAbortController } from 'node:util';
import nock from 'nock';
import { disableOverride, storeOverride } from '../page-map/overrides';
import { readPageMap } from './read-page-map';

const override = { module: '@edu-app/saas', address: 'http://localhost/build.js' };
const permissions = '/platform/v1/session/permissions';

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});
beforeEach(() => {
  window.localStorage.clear();
  storeOverride(window.localStorage, override);
  nock('http://localhost')
    .get('/importmap.json')
    .reply(200, { imports: { '@edu-app/saas': '/published.js' } })
    .get('/config.json')
    .reply(200, { allowOverrides: 'permitted' });
});
afterEach(() => nock.cleanAll());

const overrides = async () => (await readPageMap('http://localhost/importmap.json')).overrides;

test('safe mode of the tab disables overrides, whatever the address contains', async () => {
  nock.cleanAll();
  nock('http://localhost')
    .get('/importmap.json')
    .times(2)
    .reply(200, { imports: { '@edu-app/saas': '/published.js' } })
    .get('/config.json')
    .reply(200, {});
  window.sessionStorage.setItem('keep:safe-mode', 'true');
  expect(await overrides()).toEqual([]);
  window.sessionStorage.clear();
  expect(await overrides()).toEqual([override]);
});

test('a disabled external map is not requested', async () => {
  nock.cleanAll();
  const map = 'http://localhost/maps/team.json';
  window.localStorage.setItem('import-map-overrides-external-maps', JSON.stringify([map]));
  const scope = nock('http://localhost')
    .get('/importmap.json')
    .times(2)
    .reply(200, { imports: {} })
    .get('/config.json')
    .times(2)
    .reply(200, {})
    .get('/maps/team.json')
    .reply(200, { imports: { '@edu-app/cms': './cms.js' } });
  disableOverride(window.localStorage, map, true);
  expect(await overrides()).toEqual([override]);
  expect(scope.isDone()).toBe(false);
  disableOverride(window.localStorage, map, false);
  const line = { module: '@edu-app/cms', address: 'http://localhost/maps/cms.js', map };
  expect(await overrides()).toEqual([line, override]);
});

describe('if a permission decides about overrides', () => {
  test('they apply to a person whom the server permits', async () => {
    window.localStorage.setItem('token', 't-1');
    nock('http://localhost', { reqheaders: { token: 't-1' } })
      .get(permissions)
      .reply(200, { code: 0, message: '', data: { testTools: true } });
    expect(await overrides()).toEqual([override]);
  });

  test('the permission is requested with the headers of the person’s branch', async () => {
    const place = { token: 't-1', organ: 'o-1', actor: 'a-1', branch: 'b-1' };
    for (const [name, value] of Object.entries(place)) window.localStorage.setItem(name, value);
    nock('http://localhost', { reqheaders: place })
      .get(permissions)
      .reply(200, { code: 0, message: '', data: { testTools: true } });
    expect(await overrides()).toEqual([override]);
  });

  test.each([
    ['does not permit it', 200, { code: 0, data: { testTools: false } }],
    ['refuses', 200, { code: 10000, data: null }],
    ['does not have the call', 404, {}],
    ['returns a page', 200, '<!doctype html>'],
  ])('they do not apply if the server %s, whatever is stored', async (_, status, body) => {
    window.localStorage.setItem('token', 't-1');
    window.localStorage.setItem('tester-permitted', 'true');
    nock('http://localhost').get(permissions).reply(status, body);
    expect(await overrides()).toEqual([]);
  });

  test('they do not apply without a log-in', async () => {
    window.localStorage.setItem('tester-permitted', 'true');
    const scope = nock('http://localhost')
      .get(permissions)
      .reply(200, { code: 0, data: { testTools: true } });
    expect(await overrides()).toEqual([]);
    expect(scope.isDone()).toBe(false);
  });
});
