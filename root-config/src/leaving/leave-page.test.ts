import { waitFor } from '@testing-library/react';
import nock from 'nock';
import { createExit } from './leave-page';

const server = () => nock(window.location.origin).head('/');
afterEach(() => nock.cleanAll());

test('a person who stays because of unsaved work can still leave later', async () => {
  server().times(2).reply(200);
  const assign = jest.fn();
  const exit = createExit({ assign, reload: () => {} });
  exit.assign('/first');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/first'));
  exit.assign('/second');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/second'));
  expect(assign).toHaveBeenCalledTimes(2);
});

test('of two simultaneous calls the later one counts, and the server is asked once', async () => {
  server().reply(200);
  const assign = jest.fn();
  const reload = jest.fn();
  const exit = createExit({ assign, reload });
  exit.assign('/first');
  exit.reload();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(assign).not.toHaveBeenCalled();
});
