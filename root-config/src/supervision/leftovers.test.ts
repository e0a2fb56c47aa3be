import { watchLeftovers } from './leftovers';

const add = (parent: Element, html: string) => parent.insertAdjacentHTML('beforeend', html);

test('after a fault nothing of the app stays in head and body; what is not its own stays', async () => {
  document.body.innerHTML = '<div id="edu-root"></div>';
  add(document.head, '<style id="before"></style>');
  const leftovers = watchLeftovers('@edu-app/saas#2');
  add(document.head, '<style id="theirs"></style><style id="antd" data-css-hash="x"></style>');
  add(document.body, '<div id="overlay"></div><div id="popup" data-app="saas"></div>');
  add(document.body, '<div id="frame-popup" data-app="shell-frame"></div><script id="s"></script>');
  leftovers.stop();
  add(document.body, '<div id="next-app"></div>');
  leftovers.sweep();

  const left = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(left.sort()).toEqual(
    ['antd', 'before', 'edu-root', 'frame-popup', 'next-app', 's'].sort(),
  );
});
