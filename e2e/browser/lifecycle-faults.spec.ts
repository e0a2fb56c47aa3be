import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { startModuleHost } from '../support/module-host';
import { editMapOf } from '../support/page-map';
import { showing, systemModule } from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { afterAll, beforeAll, describe, expect, it, tellStory } from '../support/story';

/** Shows a heading and mounts a parcel with these lifecycles beside it. */
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

/** An application on \`createLifecycles\`: \`root\` is the body of its root component. */
const onReact = (root: string, options = '') =>
  systemModule(
    `var h = got[1].createElement;
  publish(got[0].createLifecycles({ name: 'crashes', Root: function () { ${root} } ${options} }));`,
    ['@edu/shared-utility', 'react'],
  );

let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory();

beforeAll(async () => {
  host = await startModuleHost({
    '/other.js': showing('Another app'),
    '/parcel-mount.js': withParcel('{ bootstrap: settled, mount: never, unmount: settled }'),
    '/parcel-unmount.js': withParcel('{ bootstrap: settled, mount: settled, unmount: never }'),
    '/parcel-load.js': withParcel('never'),
    '/parcel-throws.js': withParcel(
      `{ bootstrap: settled, mount: function () { throw new Error('a bad parcel'); }, unmount: settled }`,
    ),
    '/renders.js': onReact(`throw new Error('broken in render');`),
    '/clicked.js': onReact(`
      var state = got[1].useState(false);
      if (state[0]) throw new Error('broken by a click');
      return h('button', { onClick: function () { state[1](true); } }, 'Break');`),
    '/loads.js': onReact(
      `return h('h1', null, 'Never');`,
      `, load: function () { return Promise.reject(new Error('its data is gone')); }`,
    ),
  });
});

afterAll(() => host.close());

const enter = sharedSession();

/** A page on a sound application, whose map knows one more. */
async function openPage(segment: string, file: string) {
  const { page, step, faults } = visit();
  await enter(page, product().origin);
  const edits = await editMapOf(page);
  edits.publish({
    '@edu-app/other': `${host.origin}/other.js`,
    [`@edu-app/${segment}`]: `${host.origin}${file}`,
  });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto(`${product().origin}/other/page`);
  await heading('Another app').waitFor();
  return { page, step, faults, heading };
}

const otherOpens = async ({ page, heading }: Awaited<ReturnType<typeof openPage>>) => {
  await goTo(page, '/other/page');
  await heading('Another app').waitFor({ timeout: 2_000 });
  await page.waitForFunction(() => document.querySelector('main')?.textContent === 'Another app');
  const { menu } = framePage(page);
  await menu.getByRole('button', { name: '学员中心' }).click();
};

/** The app with the parcel, another one, and the first again: `soon` bounds how long that may take. */
async function comesAndGoes(
  here: Awaited<ReturnType<typeof openPage>>,
  soon?: { timeout: number },
): Promise<void> {
  const { page, step, heading } = here;
  await step('When I open the app with it', async () => {
    await goTo(page, '/parcel/page');
    await heading('With a parcel').waitFor();
  });
  await step('Then another app opens at once', () => otherOpens(here));
  await step('And the app with it again', async () => {
    await goTo(page, '/parcel/page');
    await heading('With a parcel').waitFor(soon);
  });
}

describe('a parcel', () => {
  for (const [what, file] of [
    ['hangs while it loads', '/parcel-load.js'],
    ['hangs in mount', '/parcel-mount.js'],
    ['hangs in unmount', '/parcel-unmount.js'],
  ] as const) {
    it(`that ${what} keeps nobody: with the deadlines of every day`, async () => {
      const here = await openPage('parcel', file);
      await comesAndGoes(here, { timeout: 2_000 });
    });
  }

  it('that throws costs its app nothing but the parcel', async () => {
    const here = await openPage('parcel', '/parcel-throws.js');
    here.faults.expect(/Module @edu-app\/parcel \(parcel\) failed/);
    await comesAndGoes(here);
  });
});

describe('an application on createLifecycles', () => {
  for (const [what, file, clicked] of [
    ['crashes in its first render', '/renders.js', false],
    ['crashes at a click', '/clicked.js', true],
  ] as const) {
    it(`that ${what} says so in its place, and draws itself anew on Retry`, async () => {
      const here = await openPage('crashes', file);
      const { page, step, faults } = here;
      const { content } = framePage(page);
      const card = content.getByRole('alert').getByText('页面出现问题');
      const breakIt = content.getByRole('button', { name: 'Break' });
      faults.expect(/broken (in render|by a click)|Break|crashed|error occurred in/);

      await step('When it crashes', async () => {
        await goTo(page, '/crashes/page');
        if (clicked) await breakIt.click();
        await card.waitFor();
      });
      await step('Then I can try again', async () => {
        await content.getByRole('button', { name: '重试' }).click();
        await (clicked ? breakIt : card).waitFor();
      });
      await step('And another app opens', () => otherOpens(here));
      await step('And this one is as new when I come back', async () => {
        await goTo(page, '/crashes/page');
        await (clicked ? breakIt : card).waitFor();
        await expect(() => page.locator('body > [data-app="crashes"]').count()).toBecome(1);
      });
    });
  }

  it('that cannot load what it needs gets the recovery card', async () => {
    const here = await openPage('crashes', '/loads.js');
    const { page, step, faults } = here;
    faults.expect(/Module @edu-app\/crashes failed/);
    await step('When its load rejects', async () => {
      await goTo(page, '/crashes/page');
      await recoveryPage(page).card.getByText('模块启动时出错。').waitFor();
    });
    await step('Then another app opens', () => otherOpens(here));
  });
});
