import { readFileSync } from 'node:fs';
import { anotherDevice } from '../support/another-device';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const kinds = ['推荐度 0–10', '单选', '多选', '多行文本', '星级'] as const;
const titles = ['推荐给朋友？', '喜欢的老师', '想学的内容', '哪里不好？', '总体打分'] as const;

it('a questionnaire is built, published by a link, answered on a phone and read', async () => {
  it.slow();
  const { page, context, step } = visit();
  const { origin } = product();
  const editor = page.getByRole('region', { name: '第 1 页' });
  const preview = page.getByRole('region', { name: '预览' });
  const saved = page.getByText('已全部保存');
  let address = '';

  await step('Given an administrator who creates one', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/form/questionnaires`);
    await page.getByRole('button', { name: '新建问卷' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '标题' }).fill('结业回访');
    await dialog.getByRole('button', { name: /创\s*建/ }).click();
    await page.getByRole('heading', { name: '结业回访', level: 1 }).waitFor();
  });

  await step('When five kinds of questions are written', async () => {
    for (const [i, kind] of kinds.entries()) {
      await editor.getByRole('button', { name: '添加题目' }).click();
      await page.getByRole('menuitem', { name: kind, exact: true }).click();
      await editor.getByRole('textbox', { name: '题目' }).fill(titles[i] ?? '');
      if (kind === '单选' || kind === '多选') {
        await editor.getByRole('textbox', { name: '选项 1' }).fill(`${titles[i]}甲`);
        await editor.getByRole('textbox', { name: '选项 2' }).fill(`${titles[i]}乙`);
      }
    }
  });

  await step('And one of them is only asked if the answer is not to recommend it', async () => {
    await editor.getByRole('button', { name: /^4\. 哪里不好/ }).click();
    await editor.getByRole('checkbox', { name: '仅在满足条件时显示' }).check();
    await editor.getByRole('combobox', { name: '前面的题目' }).click();
    await page.locator('.ant-select-item').getByText('1. 推荐给朋友？').click();
    await editor.getByRole('combobox', { name: '条件' }).click();
    await page.locator('.ant-select-item').getByText('小于', { exact: true }).click();
    await editor.getByRole('textbox', { name: '值' }).fill('7');
    await saved.waitFor();
  });

  await step('Then the preview beside it follows the rule', async () => {
    await preview.getByRole('radio', { name: '9', exact: true }).check({ force: true });
    await expect(() => preview.getByText('哪里不好？').count()).toBecome(0);
    await preview.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await preview.getByText('哪里不好？').waitFor();
  });

  await step('And a question is moved by keyboard', async () => {
    await editor.getByRole('button', { name: /^5\. 总体打分/ }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await editor.getByRole('button', { name: /^4\. 总体打分/ }).waitFor();
    await saved.waitFor();
  });

  await step('When it is published by a link', async () => {
    await page.getByRole('button', { name: /^发\s*布$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^发\s*布$/ })
      .click();
    await page.getByRole('checkbox', { name: '任何有链接的人' }).click();
    const link = page.getByRole('textbox', { name: '问卷链接' });
    await link.waitFor();
    address = await link.inputValue();
  });

  const phone = await anotherDevice(context, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await step('Then a stranger reads on a phone which answers are missing', async () => {
    await phone.goto(address);
    await phone.getByRole('heading', { name: '结业回访', level: 1 }).waitFor();
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await phone.getByRole('button', { name: /提\s*交/ }).tap();
    await phone.getByText('请回答此题').first().waitFor();
  });

  await step('And answers the questions, which a reload keeps', async () => {
    await phone.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    await phone.getByText('喜欢的老师甲').tap();
    await phone.reload();
    await phone.getByRole('radio', { name: '喜欢的老师甲' }).waitFor();
    expect(await phone.getByRole('radio', { name: '喜欢的老师甲' }).isChecked()).toBe(true);
    await phone.getByText('想学的内容乙').tap();
    await phone.getByRole('radio', { name: '5 星' }).check({ force: true });
    await phone.getByRole('textbox', { name: '哪里不好？' }).fill('=1+1 太短');
    await phone.getByRole('button', { name: /提\s*交/ }).tap();
    await phone.getByText('提交成功').waitFor();
  });

  await step('And is not asked a second time', async () => {
    await phone.goto(address);
    await phone.getByText('您已经提交过这份问卷').waitFor();
  });

  await step('When the administrator opens the results', async () => {
    await page.getByRole('tab', { name: '结果' }).click();
    const chart = page.getByRole('figure', { name: /喜欢的老师/ });
    await chart.getByRole('button', { name: /表格/ }).click();
    const row = chart.getByRole('row', { name: /喜欢的老师甲/ });
    await expect(() => row.getByRole('cell').last().textContent()).toBecome('1 · 100%');
    await page.getByRole('button', { name: '查看回答' }).click();
    await page.getByText('=1+1 太短').waitFor();
  });

  await step('Then everything is exported as a workbook', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^导\s*出$/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('结业回访.xlsx');
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
});
