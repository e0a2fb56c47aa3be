import { languagesPage } from '../pages/languages.page';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('the log-in shows a text as an administrator has reworded it, from the next load on', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const languages = languagesPage(page, origin);
  const key = 'entrance.brand.tagline';

  await step('Given the texts of the product, searched by key', async () => {
    await storeNewSession(page, origin);
    await languages.open();
    await languages.search.fill(key);
    await languages.row(key).waitFor();
  });
  await step('When I reword the tagline of the log-in', async () => {
    await languages.row(key).getByRole('button', { name: /改写/ }).click();
    await languages.wording.fill('日出而学 日落而思');
    await languages.save.click();
    await languages.saved.waitFor();
    await languages.row('日出而学').waitFor();
  });
  await step('Then another person’s log-in shows it', async () => {
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${origin.replace('localhost', '127.0.0.1')}/entrance/login`);
    await otherTab.getByText('日出而学 日落而思').waitFor();
    await otherTab.close();
  });
  await step('When I reset it, the product’s own text is back, and I can undo that', async () => {
    await languages.row(key).getByRole('button', { name: /恢复/ }).click();
    await page.getByRole('button', { name: /撤销/ }).click();
    await languages.row('日出而学').waitFor();
    await languages.row(key).getByRole('button', { name: /恢复/ }).click();
    await expect(() => languages.row('日出而学').count()).toBecome(0);
  });
});

it('a wording without its placeholder is refused at its field', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const languages = languagesPage(page, origin);

  await step('Given an English text with a placeholder', async () => {
    await storeNewSession(page, origin);
    await languages.open('?language=en-US&keyword=modular.changed_other');
    await languages.row('changes not saved').waitFor();
  });
  await step('When I remove it, I read which one is required', async () => {
    await languages.row('changes not saved').getByRole('button', { name: /改写/ }).click();
    await languages.wording.fill('Some changes are not saved');
    await languages.save.click();
    await expect(() => languages.refusal.textContent()).toBecome(
      '须保留且只能使用这些占位符：{{count}}',
    );
  });
  await step('Then nothing was saved', async () => {
    await languages.wording.fill('{{count}} changes not saved');
    await page.keyboard.press('Escape');
    await languages.open('?language=en-US&state=overridden');
    await page.getByText('没有符合条件的文字').waitFor();
  });
});
