import type { Page } from '@playwright/test';
import { anotherDevice } from '../support/another-device';
import { boxOf } from '../support/legible';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const title = '故事里的护理课';

const add = (page: Page, chapter: string, name: string) => async (): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `为“${chapter}”添加链接` }).press('Enter');
  await dialog.getByRole('textbox', { name: '名称' }).fill(name);
  await dialog.getByRole('textbox', { name: '网址' }).fill('https://example.com/lesson');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `移动“${name}”` }).waitFor();
};

const outline = (page: Page) => async (): Promise<string> => {
  const handles = page.getByRole('button', { name: /^移动“/ });
  const labels = await handles.evaluateAll((all) => all.map((item) => item.ariaLabel ?? ''));
  return labels.map((label) => label.slice(3, -1)).join(' ');
};

const saved = (page: Page) => page.getByText(/^已保存 \d\d:\d\d$/).waitFor();

it('a course is made by keyboard, refused, completed, published, granted and edited again', async () => {
  const { page, step } = visit();
  const dialog = page.getByRole('dialog');
  const addChapter = page.getByRole('button', { name: '添加章', exact: true });

  await step('When I create a course with only a title', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/course`);
    await page.getByRole('button', { name: '新建课程' }).first().press('Enter');
    await dialog.getByRole('textbox', { name: '名称' }).fill(title);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
  await step('Then it cannot be published, and the page says what it lacks', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).press('Enter');
    await page.getByText(/没有发布：还有 1 项必须补充/).waitFor();
    await page.getByRole('button', { name: '必须：添加章节和课时' }).press('Enter');
    await page.waitForURL('**/chapters#add-chapter');
    await expect(() =>
      addChapter.evaluate((element) => element === document.activeElement),
    ).toBecome(true);
  });
  await step('When I add two chapters with lessons', async () => {
    await addChapter.press('Enter');
    await page.keyboard.type('入门');
    await addChapter.press('Enter');
    await page.keyboard.type('进阶');
    await add(page, '入门', '洗手')();
    await add(page, '入门', '抱姿')();
    await add(page, '进阶', '喂养')();
    await expect(outline(page)).toBecome('入门 洗手 抱姿 进阶 喂养');
  });
  await step('And move a lesson into another chapter, and a chapter, by keyboard', async () => {
    const announced = (text: string | RegExp, timeout = 30_000) =>
      page.getByText(text).waitFor({ state: 'attached', timeout });
    // dnd-kit starts to listen shortly after it lifts an item, so the key is pressed again until the item moves.
    const moved = async (key: string, text: string) => {
      await page.keyboard.press(key);
      await announced(text, 5_000).catch(() => page.keyboard.press(key));
      await announced(text);
    };
    await page.getByRole('button', { name: '移动“洗手”' }).press('Space');
    await announced(/“洗手”将放到“入门”第 1 位/);
    await moved('ArrowDown', '“洗手”将放到“入门”第 2 位，共 2 位');
    await moved('ArrowDown', '“洗手”将放到“进阶”第 1 位，共 2 位');
    await page.keyboard.press('Space');
    await expect(outline(page)).toBecome('入门 抱姿 进阶 洗手 喂养');
    await page.getByRole('button', { name: '移动“进阶”' }).press('Space');
    await announced(/“进阶”将放到第 2 位/);
    await moved('ArrowUp', '“进阶”将放到第 1 位，共 2 位');
    await page.keyboard.press('Space');
    await expect(outline(page)).toBecome('进阶 洗手 喂养 入门 抱姿');
    await saved(page);
  });
  await step('And another one by mouse', async () => {
    const from = await boxOf(page.getByRole('button', { name: '移动“喂养”' }));
    const to = await boxOf(page.getByRole('button', { name: '移动“抱姿”' }));
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 20 });
    await page.mouse.up();
    await expect(outline(page)).toBecome('进阶 洗手 入门 抱姿 喂养');
    await saved(page);
  });
  await step('Then it is published, and granted to a department', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).press('Enter');
    await page.getByRole('button', { name: '已发布' }).waitFor();
    await page.getByRole('tab', { name: '学员与授权' }).click();
    await page.getByRole('button', { name: '授权', exact: true }).first().click();
    await dialog.getByRole('combobox', { name: '部门' }).click();
    // The departments are loaded by a request; before that, Enter selects nothing.
    await page
      .locator('.ant-select-item-option-active, .ant-select-tree-treenode')
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: '授权', exact: true }).click();
    await page.getByRole('row').filter({ hasText: '有效' }).waitFor();
  });
  await step('And later edits stay with the editors until it is published again', async () => {
    await page.getByRole('tab', { name: '基本信息' }).click();
    await page.getByRole('textbox', { name: '简介' }).fill('学员还看不到');
    await saved(page);
    await page.getByRole('button', { name: '发布修改' }).waitFor();
    await page.getByRole('tab', { name: '历史版本' }).click();
    await page.getByText('学员当前所见').waitFor();
  });
});

it('two tabs edit one chapter: the second one sees a conflict, and both versions are kept', async () => {
  const { page, step, context } = visit();
  const otherDevice = await anotherDevice(context);
  const first = (at: Page) => at.getByRole('textbox', { name: '第 1 章标题' });

  await step('Given the chapters of a course in two browsers', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/course`);
    await page.getByRole('button', { name: '新建课程' }).first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('两个人的课');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: '章节课时' }).click();
    await page.getByRole('button', { name: '添加章', exact: true }).click();
    await saved(page);
    await storeNewSession(otherDevice, product().origin);
    await otherDevice.goto(page.url());
    await first(otherDevice).waitFor();
  });
  await step('When the other one saves first', async () => {
    await first(otherDevice).fill('对方的章');
    await saved(otherDevice);
  });
  await step('Then I see mine beside theirs, and can keep both', async () => {
    await first(page).fill('我的章');
    await page.getByText('您编辑期间，他人修改了相同的内容').waitFor();
    await page.getByRole('button', { name: '两份都保留' }).click();
    await saved(page);
    await expect(() => page.getByRole('textbox', { name: '第 2 章标题' }).inputValue()).toBecome(
      '我的章（我的版本）',
    );
    await expect(() => first(page).inputValue()).toBecome('对方的章');
  });
  await otherDevice.close();
});

it('two editors change one text: the second one sees both versions, and nothing is lost', async () => {
  const { page, step, context } = visit();
  const otherDevice = await anotherDevice(context);
  const text = (at: Page) => at.getByRole('textbox', { name: '详细介绍' });
  const write = async (at: Page, words: string) => {
    await text(at).click();
    await at.keyboard.press('Control+End');
    await at.keyboard.type(words);
  };

  await step('Given the text of a course in two browsers', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/saas/course`);
    await page.getByRole('button', { name: '新建课程' }).first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('两个人的介绍');
    await page.keyboard.press('Enter');
    await write(page, '共同的开头');
    await saved(page);
    await storeNewSession(otherDevice, product().origin);
    await otherDevice.goto(page.url());
    await text(otherDevice).getByText('共同的开头').waitFor();
  });
  await step('When the other one writes a formula and a sentence first', async () => {
    await write(otherDevice, '，对方的句子');
    await otherDevice.getByRole('button', { name: '插入公式' }).click();
    const dialog = otherDevice.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '公式代码（LaTeX）' }).fill('x^2');
    await dialog.getByRole('button', { name: /确.?定/ }).click();
    await text(otherDevice).getByRole('button', { name: '公式 x^2，点击编辑' }).waitFor();
    await saved(otherDevice);
  });
  await step('Then I see mine beside theirs before anything is overwritten', async () => {
    await write(page, '，我的句子');
    await text(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const alert = page.getByRole('alert').filter({ hasText: '他人修改了相同的内容' });
    await alert.getByText('我的：共同的开头，我的句子').waitFor();
    await alert.getByText(/对方的：共同的开头，对方的句子/).waitFor();
    // The alert is in view next to the edited text, far below the top of the page.
    const { y } = await boxOf(alert);
    const { y: field } = await boxOf(text(page));
    if (y < 0 || field > 900) throw new Error(`The choice is at ${y}, the text at ${field}.`);
  });
  await step('And both are kept, also after a reload', async () => {
    await page.getByRole('button', { name: '两份都保留' }).click();
    await saved(page);
    await page.reload();
    for (const words of ['共同的开头，对方的句子', '我的版本', '共同的开头，我的句子']) {
      await text(page).getByText(words).waitFor();
    }
    await text(page).getByRole('button', { name: '公式 x^2，点击编辑' }).waitFor();
  });
  await otherDevice.close();
});
