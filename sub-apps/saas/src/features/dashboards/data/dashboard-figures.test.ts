/** @jest-environment node */
import { figuresOf } from './dashboard-figures';

const settled = { isFetching: false, isUninitialized: false };
const input = { isFetching: true, isUninitialized: false };
const broken = { code: 50000, message: '服务器开小差了' };

it('figures of other conditions are not shown', () => {
  expect(figuresOf({ ...input, data: 200 })).toEqual({ status: 'loading' });
});

it('those of a minute ago stay while they are refetched, and if that fails', () => {
  expect(figuresOf({ ...input, data: 200, currentData: 200 })).toEqual({
    ...{ status: 'ready', data: 200 },
  });
  expect(figuresOf({ ...settled, data: 200, currentData: 200, error: broken })).toEqual({
    ...{ status: 'ready', data: 200 },
  });
});
