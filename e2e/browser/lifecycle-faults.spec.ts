import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { startModuleHost } from '../support/module-host';
import { editMapOf } from '../support/page-map';
import { systemHeadingApp, systemModule } from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { afterAll, beforeAll, expect, it, tellStory } from '../support/story';

/** An application that shows a heading and mounts a parcel with these lifecycles. */
const withParcel = (parcel: string) =>
  systemModule(`
  var never = function () { return new Promise(function () {}); };
  var settled = function () { return Promise.resolve(); };
  publish({
    mount: async function (props) {
      var title = document.createElement('h1');
      title.textContent = 'With a parcel';
      var place = document.createElement('div');
      props.domElement.append(title, place);
      props.mountParcel(${parcel}, { domElement: place }).mountPromise.catch(function () {});
    },
    unmount: async function (props) { props.domElement.replaceChildren(); },
  });`);

/** An application that uses \`createLifecycles\`: \`root\` is the body of its root component. */
const reactApp = (name: string, root: string, options = '') =>
  systemModule(
    `var h = got[1].createElement;
  publish(got[0].createLifecycles({ name: '${name}', Root: function () { ${root} } ${options} }));`,
    ['@edu/shared-utility', 'react'],
  );

let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory();

beforeAll(async () => {
  host = await startModuleHost({
    '/other.js': systemHeadingApp('Another app'),
    '/parcel-mount.js': withParcel('{ bootstrap: settled, mount: never, unmount: settled }'),
    '/parcel-unmount.js': withParcel('{ bootstrap: settled, mount: settled, unmount: never }'),
    '/parcel-load.js': withParcel('never'),
    '/parcel-throws.js': withParcel(
      `{ bootstrap: settled, mount: function () { throw new Error('a bad parcel'); }, unmount: settled }`,
    ),
    '/renders.js': reactApp('renders', `throw new Error('broken in render');`),
    '/clicked.js': reactApp(
      'clicked',
      `
      var state = got[1].useState(false);
      if (state[0]) throw new Error('broken by a click');
      return h('button', { onClick: function () { state[1](true); } }, 'Break');`,
    ),
    '/loads.js': reactApp(
      'loads',
      `return h('h1', null, 'Never');`,
      `, load: function () { return Promise.reject(new Error('its data is gone')); }`,
    ),
  });
});

afterAll(() => host.close());

const enter = sharedSession();

/** Opens a sound application with a map that also has these applications, by segment. */
async function openPage(files: Record<string, string>) {
  const { page, step, faults } = visit();
  await enter(page, product().origin);
  const edits = await editMapOf(page);
  const lines = Object.entries({ other: '/other.js', ...files });
  edits.publish(
    Object.fromEntries(
      lines.map(([segment, file]) => [`@edu-app/${segment}`, `${host.origin}${file}`]),
    ),
  );
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto(`${product().origin}/other/page`);
  await heading('Another app').waitFor();
  const { menu } = framePage(page);
  const directory = menu.getByRole('button', { name: '学员中心' });
  const otherOpens = async () => {
    await goTo(page, '/other/page');
    await heading('Another app').waitFor({ timeout: 2_000 });
    await page.waitForFunction(() => document.querySelector('main')?.textContent === 'Another app');
    const expandedBefore = await directory.getAttribute('aria-expanded');
    await directory.click();
    await expect(() => directory.getAttribute('aria-expanded')).not.toBecome(expandedBefore);
  };
  return { page, step, faults, heading, otherOpens };
}

it('a parcel that hangs or throws blocks nobody and only costs its app the parcel', async () => {
  const { page, step, faults, heading, otherOpens } = await openPage({
    'parcel-load': '/parcel-load.js',
    'parcel-mount': '/parcel-mount.js',
    'parcel-unmount': '/parcel-unmount.js',
    'parcel-throws': '/parcel-throws.js',
  });

  /** Opens the app with the parcel, another app, and the first one again; `soon` limits the time. */
  async function openTwice(segment: string, limit?: { timeout: number }): Promise<void> {
    await step(`When I open the app with it: ${segment}`, async () => {
      await goTo(page, `/${segment}/page`);
      await heading('With a parcel').waitFor();
    });
    await step(`Then another app opens at once: ${segment}`, otherOpens);
    await step(`And the app with it again: ${segment}`, async () => {
      await goTo(page, `/${segment}/page`);
      await heading('With a parcel').waitFor(limit);
      await otherOpens();
    });
  }

  // With the default deadlines.
  for (const hanging of ['parcel-load', 'parcel-mount', 'parcel-unmount'])
    await openTwice(hanging, { timeout: 2_000 });
  expect(faults.all()).toEqual([]);
  faults.expect(/Module @edu-app\/parcel-throws \(parcel\) failed/);
  await openTwice('parcel-throws');
});

it('an application on createLifecycles that crashes says so, and renders anew on Retry', async () => {
  const { page, step, faults, otherOpens } = await openPage({
    renders: '/renders.js',
    clicked: '/clicked.js',
    loads: '/loads.js',
  });
  const { content } = framePage(page);
  const card = content.getByRole('alert').getByText('页面出现问题');
  const breakButton = content.getByRole('button', { name: 'Break' });
  faults.expect(/broken (in render|by a click)|Break|crashed|error occurred in/);

  for (const segment of ['renders', 'clicked']) {
    const restored = segment === 'clicked' ? breakButton : card;
    await step(`When it crashes: ${segment}`, async () => {
      await goTo(page, `/${segment}/page`);
      if (segment === 'clicked') await breakButton.click();
      await card.waitFor();
    });
    await step('Then I can try again', async () => {
      await content.getByRole('button', { name: '重试' }).click();
      await restored.waitFor();
    });
    await step('And another app opens', otherOpens);
    await step('And this one is new when I return', async () => {
      await goTo(page, `/${segment}/page`);
      await restored.waitFor();
      await expect(() => page.locator(`body > [data-app="${segment}"]`).count()).toBecome(1);
    });
    await step('And unmounts again', otherOpens);
  }

  faults.expect(/Module @edu-app\/loads failed/);
  await step('When the load of one rejects, a recovery card is shown', async () => {
    await goTo(page, '/loads/page');
    await recoveryPage(page).card.getByText('模块启动时出错。').waitFor();
  });
  await step('Then another app opens', otherOpens);
});
