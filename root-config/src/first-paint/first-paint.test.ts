test('draws at once, and asks for a session’s files when that has been painted', () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/saas/student');
  window.localStorage.setItem('token', 't');
  document.head.innerHTML = `<meta name="edu-session-preloads">`;
  const files = [['/modules/shell-frame/index-1.js', 'sha384-a']];
  document.querySelector('meta')?.setAttribute('content', JSON.stringify(files));
  document.body.innerHTML =
    '<div id="edu-root"><div id="edu-frame"></div><main id="edu-content"></main></div>';
  jest.isolateModules(() => {
    require('./first-paint');
  });
  const links = () => document.querySelectorAll('link[rel="preload"]');
  expect(document.querySelector('[data-first]')).toBeInTheDocument();
  expect(links()).toHaveLength(0);
  jest.runAllTimers();
  expect(links()).toHaveLength(1);
  jest.useRealTimers();
  window.localStorage.clear();
});
