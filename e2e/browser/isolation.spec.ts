import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { startModuleHost } from '../support/module-host';
import { editMapOf } from '../support/page-map';
import { leftByFaulty, showing, systemModule } from '../support/plain-modules';
import { goTo, sharedSession } from '../support/session';
import { tellStory } from '../support/story';

/** Styles for everybody, a popup over everything, and then a fault. */
const rude = systemModule(`publish({
  mount: async function (props) {
    var add = function (parent, name) {
      var piece = document.createElement(name);
      piece.dataset.leftBy = 'faulty';
      piece.nonce = document.querySelector('meta[name=csp-nonce]').content;
      parent.append(piece);
      return piece;
    };
    var style = add(document.head, 'style');
    style.textContent = 'h1, header { outline: 3px solid red !important }';
    var popup = add(document.body, 'div');
    popup.textContent = 'Over everything';
    popup.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
    throw new Error('rude to the end');
  },
  unmount: async function () {},
});`);

let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory(async () => {
  host = await startModuleHost({ '/rude.js': rude, '/other.js': showing('Another app') });
  return {};
});

afterAll(() => host.close());

const enter = sharedSession();

describe('an app without manners that breaks', () => {
  it('leaves no style and no popup over the page', async () => {
    const { page, step, faults } = visit();
    const frame = framePage(page);
    faults.expect(/Module @edu-app\/rude failed/);

    await step('When an app styles everybody, covers the page and breaks', async () => {
      await enter(page, product().origin);
      const edits = await editMapOf(page);
      edits.publish({
        '@edu-app/rude': `${host.origin}/rude.js`,
        '@edu-app/other': `${host.origin}/other.js`,
      });
      await page.goto(`${product().origin}/rude/page`);
      await recoveryPage(page).card.getByText('模块启动时出错。').waitFor();
    });
    await step('Then its style and its popup are gone, and the frame can be clicked', async () => {
      expect(await page.locator(leftByFaulty).count()).toBe(0);
      await frame.menu.getByRole('button', { name: '学员中心' }).click();
      await frame.menu.getByRole('link', { name: '学员管理' }).waitFor();
      const outline = await frame.header.evaluate((node) => getComputedStyle(node).outlineStyle);
      expect(outline).toBe('none');
    });
    await step('And the next app looks as it should', async () => {
      await goTo(page, '/other/page');
      const title = page.getByRole('heading', { name: 'Another app' });
      await title.waitFor();
      expect(await title.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('none');
    });
  });
});
