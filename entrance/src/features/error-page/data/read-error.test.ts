import { readError } from './read-error';

describe('the text of the error page', () => {
  it.each([
    ['/error', '', 'notFound', '404', null],
    ['/error/', '?code=403', 'forbidden', '403', null],
    ['/error', '?code=module&from=%2Fcms%2Fa', 'module', 'module', '/cms/a'],
    ['/error', '?code=500', 'server', '500', null],
    ['/error', '?code=weird', 'server', 'weird', null],
    ['/error', '?code=toString', 'server', 'toString', null],
    ['/error', '?code=403&from=https%3A%2F%2Fevil.example', 'forbidden', '403', null],
    ['/error', '?code=403&from=%2F%2Fevil.example', 'forbidden', '403', null],
    ['/nowhere', '?a=1', 'notFound', '404', '/nowhere?a=1'],
    ['/entrance/nothing', '', 'notFound', '404', '/entrance/nothing'],
  ])('%s%s', (pathname, search, kind, code, from) =>
    expect(readError(pathname, search)).toEqual({ kind, code, from }),
  );

  it('shows no more of a code than a person can read out', () => {
    expect(readError('/error', `?code=${'9'.repeat(400)}`).code).toHaveLength(16);
  });
});
