/** @jest-environment node */
import { firstPage, formatQuery, isFiltered, parseQuery } from './student-query';

describe('the query in the address', () => {
  it.each([
    ['', firstPage],
    ['page=3&size=20', { ...firstPage, pageNum: 3, pageSize: 20 }],
    ['keyword=+%E7%8E%8B+', { ...firstPage, keyword: '王' }],
    ['status=suspended&department=d1', { ...firstPage, status: 'suspended', departmentId: 'd1' }],
    ['page=0&size=7&status=gone', firstPage],
    ['page=-1', firstPage],
    ['page=2.5', firstPage],
    ['page=99999999999', firstPage],
  ])('reads %j', (search, query) => {
    expect(parseQuery(new URLSearchParams(search))).toEqual(query);
  });

  it('comes back the same after a round trip', () => {
    const query = {
      pageNum: 4,
      pageSize: 50,
      keyword: 'a&b=王 ?',
      status: 'active' as const,
      departmentId: 'x/y',
    };
    expect(parseQuery(new URLSearchParams(formatQuery(query).toString()))).toEqual(query);
  });

  it('leaves the address of a fresh list plain', () => {
    expect(formatQuery(firstPage).toString()).toBe('');
  });

  it('knows a filtered list from one that only turned the page', () => {
    expect(isFiltered({ ...firstPage, pageNum: 3 })).toBe(false);
    expect(isFiltered({ ...firstPage, status: 'active' })).toBe(true);
  });
});
