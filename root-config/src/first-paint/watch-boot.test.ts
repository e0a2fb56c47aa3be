import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { watchBoot } from './watch-boot';

const reload = jest.fn();
let script: HTMLElement;

/** A page whose boot script is still loading. */
function open(lang: string): void {
  document.documentElement.lang = lang;
  document.head.innerHTML = '<script type="text/plain"></script>';
  script = document.head.querySelector('script') as HTMLElement;
  script.setAttribute('src', '/modules/boot-1.js');
  watchBoot(reload);
}

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.lang = '';
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test.each([
  ['zh-CN', '页面还没有启动', '重新加载'],
  ['en-US', 'has not started', 'Reload'],
  ['fr-FR', 'n’a pas démarré', 'Recharger'],
])(
  'a script that cannot be loaded is reported at once, in %s, with a button to go on',
  async (lang, text, label) => {
    open(lang);
    expect(screen.queryByRole('alert')).toBeNull();
    script.dispatchEvent(new Event('error'));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    jest.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('one that hangs is reported after a while, once, and the message is removed when it loads after all', () => {
  open('zh-CN');
  jest.advanceTimersByTime(4_999);
  expect(screen.queryByRole('alert')).toBeNull();
  jest.advanceTimersByTime(1);
  script.dispatchEvent(new Event('error'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  script.dispatchEvent(new Event('load'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that loads in time is never mentioned', () => {
  open('zh-CN');
  script.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(screen.queryByRole('alert')).toBeNull();
});
