/** @jest-environment node */
import { listQuery } from './list-query';

const query = listQuery({
  filters: { keyword: 'text', status: ['active', 'suspended'], departmentId: 'text' },
  sort: ['name', 'createdAt'],
  pageSize: 10,
  names: { departmentId: 'department' },
});
const { first } = query;
const parse = (search: string) => query.parse(new URLSearchParams(search));

it.each([
  ['', first],
  ['page=3&size=20', { ...first, pageNum: 3, pageSize: 20 }],
  ['keyword=+%E7%8E%8B+', { ...first, filters: { keyword: '王' } }],
  [
    'status=suspended&department=d1',
    { ...first, filters: { status: 'suspended', departmentId: 'd1' } },
  ],
  ['sort=name', { ...first, sort: { field: 'name', direction: 'asc' } }],
  ['sort=-createdAt', { ...first, sort: { field: 'createdAt', direction: 'desc' } }],
  ['page=0&size=7&status=gone&sort=phone&departmentId=d1', first],
  ['page=-1&sort=--name', first],
  ['page=2.5&sort=', first],
  ['page=99999999999&keyword=+', first],
])('reads %j', (search, state) => {
  expect(parse(search)).toEqual(state);
});

it('is the same after a round trip', () => {
  const state = {
    pageNum: 4,
    pageSize: 50,
    filters: { keyword: 'a&b=王 ?', status: 'active', departmentId: 'x/y' },
    sort: { field: 'name', direction: 'desc' },
  } as const;
  expect(parse(query.format(state).toString())).toEqual(state);
});

it('writes no default value into the address', () => {
  expect(query.format(first).toString()).toBe('');
});

it('passes only the set values to the call', () => {
  expect(query.params(parse('page=2&status=active&sort=-name'))).toEqual({
    pageNum: 2,
    pageSize: 10,
    status: 'active',
    sort: '-name',
  });
  expect(query.params(first)).toEqual({ pageNum: 1, pageSize: 10 });
});

it('distinguishes a filtered list from one that is only paged or sorted', () => {
  expect(query.isFiltered(parse('page=3&sort=name'))).toBe(false);
  expect(query.isFiltered(parse('status=active'))).toBe(true);
});

it('has twenty rows a page by default', () => {
  expect(listQuery({}).first.pageSize).toBe(20);
});
