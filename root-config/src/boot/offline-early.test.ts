import { navigate } from '@edu/shared-utility';
import { screen, waitFor } from '@testing-library/dom';
import { logIn, shellFixture } from './testing/shell-fixture';

// The first page never reports that it is shown, as when its last files do not arrive.
const { content } = shellFixture(new Promise(() => {}));
afterEach(() => jest.restoreAllMocks());

test('the loss of the network is shown before the import map is followed', async () => {
  logIn();
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('students'));
  expect(screen.queryByText(/网络已断开/)).toBeNull();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(screen.getByText(/网络已断开/)).toBeInTheDocument();
});
