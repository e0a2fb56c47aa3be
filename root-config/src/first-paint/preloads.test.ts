import { preloadFiles } from './preloads';

const shared = [['/modules/vendor/react-1.js', 'sha384-r']];
const files = [['/modules/shell-frame/index-1.js', 'sha384-a']];

function list(name: string, content: string): void {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = content;
  document.head.append(meta);
}

function page(path: string, content = JSON.stringify(files)): void {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = '';
  list('edu-session-preloads', content);
  list('edu-preloads', JSON.stringify(shared));
}

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => [
    link.getAttribute('href'),
    link.integrity,
  ]);

afterEach(() => window.localStorage.clear());

test('with a token the frame’s files are fetched after the shared ones, with their integrity', () => {
  window.localStorage.setItem('token', 't');
  page('/saas/student');
  preloadFiles();
  expect(preloaded()).toEqual([...shared, ...files]);
});

test('a guest fetches nothing that the guard would hide', () => {
  page('/saas/student');
  preloadFiles();
  expect(preloaded()).toEqual(shared);
});

test('a full page fetches no frame', () => {
  window.localStorage.setItem('token', 't');
  page('/saas/EasyScreen/');
  preloadFiles();
  expect(preloaded()).toEqual(shared);
});

test.each(['', 'no list', '{"a":1}', '[["only one"],7]'])(
  'a list like %p is ignored',
  (content) => {
    window.localStorage.setItem('token', 't');
    page('/saas/student', content);
    preloadFiles();
    expect(preloaded()).toEqual(shared);
  },
);
