import { preloadForSession } from './session-preloads';

const files = [['/modules/shell-frame/index-1.js', 'sha384-a']];

function page(path: string, content = JSON.stringify(files)): void {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = 'edu-session-preloads';
  meta.content = content;
  document.head.append(meta);
}

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => [
    link.getAttribute('href'),
    link.integrity,
  ]);

afterEach(() => window.localStorage.clear());

test('with a token the frame’s files are fetched ahead, with their integrity', () => {
  window.localStorage.setItem('token', 't');
  page('/saas/student');
  preloadForSession();
  expect(preloaded()).toEqual(files);
});

test('a guest fetches nothing that the guard will not let him see', () => {
  page('/saas/student');
  preloadForSession();
  expect(preloaded()).toEqual([]);
});

test('a full page has no frame to fetch', () => {
  window.localStorage.setItem('token', 't');
  page('/saas/EasyScreen/');
  preloadForSession();
  expect(preloaded()).toEqual([]);
});

test.each(['', 'no list', '{"a":1}', '[["only one"],7]'])(
  'a list like %p is passed over',
  (content) => {
    window.localStorage.setItem('token', 't');
    page('/saas/student', content);
    preloadForSession();
    expect(preloaded()).toEqual([]);
  },
);
