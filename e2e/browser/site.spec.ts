import type { Page } from '@playwright/test';
import { sitePage } from '../pages/site.page';
import { holdRequests } from '../support/hold-requests';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** A PNG as a drawing program writes it. */
const drawn = async (page: Page, width = 240): Promise<Buffer> => {
  const address = await page.evaluate((canvasWidth) => {
    const size = { width: canvasWidth, height: 60 };
    const canvas = Object.assign(document.createElement('canvas'), size);
    const canvasContext = canvas.getContext('2d');
    if (canvasContext) {
      canvasContext.fillStyle = '#7a1fa2';
      canvasContext.fillRect(0, 0, canvasWidth, 60);
    }
    return canvas.toDataURL('image/png');
  }, width);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

const uploadPath = /\/picture\?kind=/;

/** The same site on another host of the tenant, where the browser has nothing stored. */
const elsewhere = (origin: string): string => origin.replace('localhost', '127.0.0.1');

it('the next log-in looks as an administrator has saved the site', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const site = sitePage(page, origin);

  await step('Given the site, which I open by the menu', async () => {
    await storeNewSession(page, origin);
    await page.goto(`${origin}/saas/student`);
    await page.getByRole('button', { name: '站点设置' }).click();
    await page.getByRole('link', { name: '站点外观' }).click();
    await site.title.waitFor();
  });
  await step('When I change title, colour and logo, and save by keyboard', async () => {
    await site.title.fill('日出职业学校');
    await site.ownColour.check();
    await site.colour.fill('#7A1FA2');
    await site.chooseLogo('logo.png', await drawn(page));
    await expect(() => site.logo.getAttribute('src')).toBecome(
      expect.stringContaining('/site-pictures/'),
    );
    await page.keyboard.press('Control+s');
    await site.saved.waitFor();
  });
  await step('Then another person’s log-in has them, and nothing else has changed', async () => {
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${elsewhere(origin)}/entrance/login`);
    await otherTab.getByRole('button', { name: '登录' }).last().waitFor();
    await expect(() => otherTab.title()).toBecome(expect.stringContaining('日出职业学校'));
    const colour = () =>
      otherTab.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--edu-primary').trim(),
      );
    await expect(colour).toBecome('#7a1fa2');
    const logo = otherTab.getByRole('img', { name: '日出职业学校' });
    await expect(() =>
      logo.evaluate((element) => (element as HTMLImageElement).naturalWidth),
    ).toBecome(240);
    await otherTab.close();
  });
});

it('a refused save leaves the site unchanged, and says why at the field', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const site = sitePage(page, origin);
  let before: readonly [string, boolean] = ['', false];

  await step('Given the site', async () => {
    await storeNewSession(page, origin);
    await site.open();
    before = [await site.title.inputValue(), await site.ownColour.isChecked()];
  });
  await step('When I choose an HTML page with the name of a picture, it is refused', async () => {
    await site.chooseLogo('logo.png', Buffer.from('<svg><script>alert(1)</script></svg>'));
    await page.getByText('请选择PNG、JPEG或WebP图片').waitFor();
  });
  await step('And a colour with illegible text cannot be saved', async () => {
    await site.ownColour.check();
    await site.colour.fill('#ffd54f');
    await site.verdict
      .getByText(/看不清/)
      .first()
      .waitFor();
    await expect(() => site.save.isDisabled()).toBecome(true);
    await page.getByRole('button', { name: /改用相近的可读颜色/ }).click();
  });
  await step('When I use another tenant’s domain, I read so in its row', async () => {
    await site.title.fill('不应保存');
    await site.addDomain.click();
    await page.keyboard.type('New.localhost');
    await site.save.click();
    await page.getByText('该域名已被使用').waitFor();
    await page.getByText('1处需要修改').waitFor();
  });
  await step('When I reload the page, my input is back, as it was not saved', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(() => site.title.inputValue()).toBecome('不应保存');
  });
  await step('Then nothing was saved', async () => {
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(async () => [
      await site.title.inputValue(),
      await site.ownColour.isChecked(),
    ]).toBecome(before);
  });
});

it('of two pictures chosen one after the other, the later one is kept', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const site = sitePage(page, origin);
  let release = () => {};
  const cancelled: string[] = [];

  await step('Given a picture whose upload is slow', async () => {
    await storeNewSession(page, origin);
    await site.open();
    page.on('requestfailed', (request) => {
      if (uploadPath.test(request.url())) cancelled.push(request.method());
    });
    const upload = page.waitForRequest(uploadPath);
    release = await holdRequests(page, uploadPath, { times: 1 });
    await site.setLogo('slow.png', await drawn(page, 120));
    await upload;
  });
  await step('When I choose another one, the first upload is cancelled', async () => {
    await site.setLogo('latest.png', await drawn(page, 180));
    await expect(async () => cancelled).toBecome(['POST']);
  });
  await step('Then the other one is shown, however late the first one arrives', async () => {
    const width = () => site.logo.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    await expect(width).toBecome(180);
    release();
    await page.unroute(uploadPath);
    await expect(() => site.logo.count()).toBecome(1);
    await expect(width).toBecome(180);
  });
});
