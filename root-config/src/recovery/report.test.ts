/** @jest-environment node */
import type { Fault } from '../supervision/fault';
import { createReporter } from './report';

const fault = (rest: Partial<Fault> = {}): Fault => ({
  kind: 'http',
  phase: 'load',
  module: 'x',
  address: '/x.js',
  message: 'm'.repeat(2_000),
  status: 404,
  ...rest,
});

test('a report is limited in size, and the same one is sent once a minute', () => {
  let time = 0;
  const send = jest.fn(async () => {});
  const report = createReporter(send, () => time);
  report(fault(), 'r1');
  report(fault(), 'r1');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({
    module: 'x',
    address: '/x.js',
    revision: 'r1',
    kind: 'http',
    phase: 'load',
    status: 404,
    message: 'm'.repeat(500),
  });
  time = 60_000;
  report(fault(), 'r1');
  expect(send).toHaveBeenCalledTimes(2);
});

test('retries of one failure are one report, with the published address', () => {
  const send = jest.fn(async () => {});
  const report = createReporter(send, () => 0);
  for (const round of [1, 2, 3]) report(fault({ address: `/x.js?retry=${round}` }), null);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ address: '/x.js' }));
});

test('a page sends twenty at most, and a report that fails shows nothing', async () => {
  const send = jest.fn(() => Promise.reject(new Error('offline')));
  const report = createReporter(send);
  for (let index = 0; index < 40; index += 1) report(fault({ address: `/${index}.js` }), null);
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(20);
});
