import { hostFixture } from '../testing/dock-fixture';
import { openDock } from './dock';

test('on a phone notices are shown above the handle, elsewhere beside it', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="edu-notices"></div>';
  const size = { matches: true };
  const media = jest.spyOn(window, 'matchMedia').mockImplementation(() => size as MediaQueryList);
  await openDock(document.getElementById('root') as HTMLElement, hostFixture());
  const notices = document.getElementById('edu-notices') as HTMLElement;
  expect(notices.style.marginBlockEnd).toBe('52px');
  size.matches = false;
  window.dispatchEvent(new Event('resize'));
  expect(notices.style.marginBlockEnd).toBe('');
  media.mockRestore();
});
