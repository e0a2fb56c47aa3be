const files = (...names: string[]) =>
  JSON.stringify(names.map((name) => [`/modules/${name}.js`, 'sha384-a']));

const links = () =>
  [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));

function open(): void {
  window.history.replaceState(null, '', '/saas/student');
  window.localStorage.setItem('token', 't');
  document.head.innerHTML = '<meta name="edu-preloads"><meta name="edu-session-preloads">';
  document.querySelector('meta')?.setAttribute('content', files('react-1'));
  document.querySelector('meta + meta')?.setAttribute('content', files('shell-frame-1'));
  document.body.innerHTML =
    '<div id="edu-root"><div id="edu-frame"></div><main id="edu-content"></main></div>';
  jest.isolateModules(() => {
    require('./first-paint');
  });
  expect(document.querySelector('[data-first]')).toBeInTheDocument();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.localStorage.clear();
});

test('draws at once, and requests the page’s files when that has been painted', () => {
  open();
  expect(links()).toEqual([]);
  jest.runAllTimers();
  expect(links()).toEqual(['/modules/react-1.js', '/modules/shell-frame-1.js']);
});

test('a tab in the background requests them at once, since it never paints', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  expect(links()).toEqual(['/modules/react-1.js', '/modules/shell-frame-1.js']);
});
