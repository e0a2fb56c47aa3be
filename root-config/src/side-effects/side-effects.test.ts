import { createSideEffects } from './side-effects';
import type { SideEffects } from './side-effects.types';

const saas = { entry: 'http://localhost/saas.js', dataApp: 'saas', isMain: true };
const cms = { entry: 'http://localhost/cms.js', dataApp: 'cms', isMain: true };
const frame = { entry: 'http://localhost/frame.js', dataApp: 'shell-frame', isMain: false };

const add = (parent: Element, html: string): Element => {
  parent.insertAdjacentHTML('beforeend', html);
  return parent.lastElementChild as Element;
};
const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id).sort();
const isAsleep = (node: Element) => node.getAttribute('media') === 'not all';

let sideEffects: SideEffects;
beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="edu-root"></div>';
  const owner = (file: string) => (file.includes('shared') ? null : file.replace(/#.*/, ''));
  sideEffects = createSideEffects({ of: owner, filesOf: (entry) => [entry, `${entry}#chunk`] });
});
afterEach(() => {
  for (const { entry } of [saas, cms, frame]) sideEffects.discard(entry);
  // A page wraps it only once, so each test starts unwrapped.
  Reflect.deleteProperty(document, 'createElement');
});

test('what a mounted app adds is removed with it; what is shared or marked by others stays', () => {
  add(document.head, '<style id="before"></style>');
  sideEffects.enter(frame);
  sideEffects.enter(saas);
  add(document.head, '<style id="antd" data-rc-order="prepend"></style><script id="s"></script>');
  const style = add(document.head, '<style id="own-style"></style>');
  const popup = add(document.body, '<div id="popup"><p>over everything</p></div>') as HTMLElement;
  add(document.body, '<div id="marked" data-app="saas">left open</div>');
  add(document.body, '<div id="of-the-frame" data-app="shell-frame">a dialog</div>');
  add(document.body, '<div id="dialog" data-app="account-center">a parcel</div>');

  sideEffects.leave(saas.entry);
  // Before the unmount is done nodes are hidden but not moved.
  expect(popup).toBeInTheDocument();
  expect(popup).not.toBeVisible();
  expect(isAsleep(style)).toBe(true);
  sideEffects.cleanUp(saas.entry);
  add(document.body, '<div id="later"></div>');

  const others = ['antd', 'before', 'dialog', 'edu-root', 'later', 'of-the-frame', 's'];
  expect(ids()).toEqual([...others, 'own-style'].sort());
  sideEffects.discard(saas.entry);
  expect(ids()).toEqual(others.sort());
  sideEffects.discard(frame.entry);
  expect(ids()).not.toContain('of-the-frame');
});

test('styles added during evaluation are disabled until their app is mounted, and enabled at every mount', () => {
  let style: Element | undefined;
  sideEffects.enter(cms);
  sideEffects.evaluating(saas.entry, () => {
    style = add(document.head, '<style media="screen" id="saas">h1 { color: red }</style>');
  });
  const ownStyle = add(document.head, '<style id="cms"></style>');
  expect(isAsleep(style as Element)).toBe(true);
  sideEffects.leave(cms.entry);
  sideEffects.cleanUp(cms.entry);
  for (let visit = 0; visit < 2; visit += 1) {
    sideEffects.enter(saas);
    expect(style).toHaveAttribute('media', 'screen');
    expect(isAsleep(ownStyle)).toBe(true);
    sideEffects.leave(saas.entry);
    sideEffects.cleanUp(saas.entry);
    expect(isAsleep(style as Element)).toBe(true);
  }
});

test('styles of a shared module belong to no app, whichever imported it first', () => {
  sideEffects.enter(saas);
  sideEffects.evaluating('http://localhost/shared.js', () => {
    add(document.head, '<style id="shared"></style>');
  });
  sideEffects.leave(saas.entry);
  expect(isAsleep(document.getElementById('shared') as Element)).toBe(false);
});

test('a container that a library keeps returns empty; repeated containers do not add up', () => {
  let stored: Element | undefined;
  sideEffects.evaluating(saas.entry, () => {
    stored = add(document.body, '<div id="toasts"></div>');
  });
  for (let visit = 0; visit < 5; visit += 1) {
    sideEffects.enter(saas);
    expect(stored).toBeVisible();
    add(document.body, '<div class="again"></div>');
    add(document.head, '<style>.again { color: red }</style>');
    expect(document.querySelectorAll('.again').length).toBeLessThan(3);
    sideEffects.leave(saas.entry);
    sideEffects.cleanUp(saas.entry);
    expect(stored).not.toBeInTheDocument();
    expect(document.querySelectorAll('.again')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(1);
  }
});

test('locks and classes on the page’s own elements end with the visit', () => {
  document.body.className = 'ours';
  sideEffects.enter(saas);
  document.body.style.overflow = 'hidden';
  document.body.classList.add('theirs');
  document.documentElement.classList.add('theirs');
  document.documentElement.style.setProperty('--edu-header', 'red');
  sideEffects.leave(saas.entry);
  expect(document.body.getAttribute('style')).toBeNull();
  expect(document.body.className).toBe('ours');
  expect(document.documentElement.className).toBe('');
  expect(document.documentElement.style.getPropertyValue('--edu-header')).toBe('red');
});

test('nothing of the page is wrapped while no application is mounted', () => {
  const before = [window.addEventListener, document.addEventListener];
  sideEffects.enter(saas);
  expect(window.addEventListener).not.toBe(before[0]);
  const listener = jest.fn();
  window.addEventListener('edu-test', listener, { once: true });
  window.dispatchEvent(new Event('edu-test'));
  window.dispatchEvent(new Event('edu-test'));
  expect(listener).toHaveBeenCalledTimes(1);
  sideEffects.leave(saas.entry);
  sideEffects.cleanUp(saas.entry);
  expect([window.addEventListener, document.addEventListener]).toEqual(before);
  expect(Object.hasOwn(document, 'addEventListener')).toBe(false);
});

/** Runs a text as if it were the file at this address. */
const runAs = (file: string, text: string): void => {
  // The stack names the address in `sourceURL`.
  new Function(`${text}\n//# sourceURL=${file}`)();
};
const makeStyle = (id: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { id: '${id}' }))`;
const byId = (id: string) => document.getElementById(id) as Element;

describe('what an ES module creates, whose evaluation cannot be wrapped', () => {
  test('a style has the nonce, is disabled until its app is mounted, and is removed for good with it', async () => {
    document.head.innerHTML = '<meta name="csp-nonce" content="abc">';
    sideEffects.enter(cms);
    runAs(saas.entry, makeStyle('early'));
    await Promise.resolve();
    expect(byId('early').getAttribute('nonce')).toBe('abc');
    expect(isAsleep(byId('early'))).toBe(true);
    sideEffects.leave(cms.entry);
    sideEffects.cleanUp(cms.entry);
    sideEffects.enter(saas);
    expect(isAsleep(byId('early'))).toBe(false);
    sideEffects.leave(saas.entry);
    sideEffects.cleanUp(saas.entry);
    expect(isAsleep(byId('early'))).toBe(true);
    sideEffects.discard(saas.entry);
    expect(document.getElementById('early')).toBeNull();
  });

  test('a style of a shared library belongs to no app, one of the mounted app is that app’s', async () => {
    sideEffects.enter(saas);
    runAs('http://localhost/shared.js', makeStyle('library'));
    runAs(saas.entry, makeStyle('on-stage'));
    await Promise.resolve();
    expect(isAsleep(byId('library'))).toBe(false);
    sideEffects.leave(saas.entry);
    expect(isAsleep(byId('on-stage'))).toBe(true);
  });

  test('a container created during evaluation is shown with its app, not with the one mounted at the time', async () => {
    sideEffects.enter(cms);
    const evaluated = sideEffects.evaluating(saas.entry, async () => {
      await Promise.resolve();
      runAs(
        saas.entry,
        `document.body.append(Object.assign(document.createElement('div'), { id: 'toasts' }))`,
      );
    });
    await evaluated;
    await Promise.resolve();
    expect(byId('toasts')).not.toBeVisible();
    sideEffects.leave(cms.entry);
    sideEffects.cleanUp(cms.entry);
    sideEffects.enter(saas);
    expect(byId('toasts')).toBeVisible();
  });

  test('markup gets no nonce: only elements created by a script do', () => {
    document.head.innerHTML = '<meta name="csp-nonce" content="abc">';
    expect(add(document.body, '<style></style>').getAttribute('nonce')).toBeNull();
  });
});

test('what an app left behind is counted, even if it is invisible', () => {
  for (let visit = 0; visit < 3; visit += 1) {
    sideEffects.enter(saas);
    for (let time = 0; time < 5; time += 1) {
      add(document.body, '<aside>left</aside>');
      add(document.head, '<style>aside { color: red }</style>');
    }
    sideEffects.leave(saas.entry);
    sideEffects.cleanUp(saas.entry);
  }
  // One style is kept, disabled, for the next visit.
  expect(sideEffects.leftovers()).toMatchObject({ swept: 29 });
  sideEffects.enter(saas);
  add(document.body, '<aside>tidy</aside>').remove();
  sideEffects.leave(saas.entry);
  sideEffects.cleanUp(saas.entry);
  expect(sideEffects.leftovers().swept).toBe(29);
});
