import { navigate } from '@edu/shared-utility';
import { waitFor } from '@testing-library/dom';
import nock from 'nock';
import { logIn, shellFixture } from './testing/shell-fixture';

let finishMount = () => {};
const { content } = shellFixture(
  new Promise((resolve) => {
    finishMount = resolve;
  }),
);
afterEach(() => nock.cleanAll());

test('the import map is watched once the first page is shown, not before', async () => {
  // Following the import map registers a listener for `online`.
  const added = jest.spyOn(window, 'addEventListener');
  const isFollowing = () => added.mock.calls.some(([type]) => type === 'online');
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  // Let everything run that the render has scheduled.
  await new Promise((resolve) => setTimeout(resolve));
  expect(isFollowing()).toBe(false);
  finishMount();
  await waitFor(() => expect(isFollowing()).toBe(true));
});
