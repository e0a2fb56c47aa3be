import { buildRequest } from './build-request';

const build = (endpoint: Parameters<typeof buildRequest>[1], params: Record<string, unknown>) =>
  buildRequest('a.b', endpoint, 'https://api.example', params);

test('undefined parameters are omitted; an empty text and a zero are sent', () => {
  const params = { keyword: undefined, parent: null, name: '', pageNum: 0 };
  const { url, body } = build({ method: 'GET', path: '/list' }, params);
  expect(url).toBe('https://api.example/list?name=&pageNum=0');
  expect(body).toBeUndefined();
});

test('a list is the same parameter several times, in its order', () => {
  const { url } = build({ method: 'GET', path: '/list' }, { ids: ['2', '1'], none: [] });
  expect(url).toBe('https://api.example/list?ids=2&ids=1');
});

test('without parameters the address has no question mark', () => {
  const { url, body } = build({ method: 'POST', path: '/all' }, {});
  expect(url).toBe('https://api.example/all');
  expect(body).toBeUndefined();
});

test('a body has the parameters that the contract does not put in the address', () => {
  const endpoint = { method: 'POST', path: '/{id}/move', query: ['pageNum'] } as const;
  const { url, body } = build(endpoint, { id: 'a b', pageNum: 2, keyword: '李' });
  expect(url).toBe('https://api.example/a%20b/move?pageNum=2');
  expect(body).toEqual({ keyword: '李' });
});

test('a PUT or PATCH sends a body, too; a DELETE sends none', () => {
  const params = { id: '1', name: 'new' };
  expect(build({ method: 'PATCH', path: '/one' }, params)).toMatchObject({ body: params });
  const { url, body } = build({ method: 'DELETE', path: '/one' }, params);
  expect([url, body]).toEqual(['https://api.example/one?id=1&name=new', undefined]);
});

test('if all parameters are in the address, a POST has no body', () => {
  const { url, body } = build({ method: 'POST', path: '/delete', query: 'all' }, { id: '1' });
  expect([url, body]).toEqual(['https://api.example/delete?id=1', undefined]);
});

test('a form contains files unchanged and everything else as text', () => {
  const file = new File(['x'], 'licence.png', { type: 'image/png' });
  const params = { file, tenant: 7, remark: null, code: undefined };
  const { body } = build({ method: 'POST', path: '/upload', form: true }, params);
  const sent = [...(body as FormData)];
  expect(sent.map(([name]) => name)).toEqual(['file', 'tenant']);
  expect(sent[0]?.[1]).toMatchObject({ name: 'licence.png', type: 'image/png' });
  expect(sent[1]?.[1]).toBe('7');
});
