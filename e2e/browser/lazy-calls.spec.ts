import { factorsPage } from '../pages/factors.page';
import { staff } from '../support/accounts';
import { changeConfig } from '../support/change-config';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

/** Most calls are described in chunks, which a page loads with the first use of one of them. */
const { product, visit } = tellStory();
const chunk = /\/modules\/shared-utility\/chunks\/lazy-calls-/;
const unreachable = '网络异常，请重新尝试';

it('a failed load of the calls’ descriptions is shown where it matters, and repeated by Retry', async () => {
  const { page, step, faults } = visit();
  faults.expect(/ERR_FAILED|lazy-calls/);
  const { origin } = product();
  const { card } = factorsPage(page);
  const retry = card.getByRole('button', { name: '重试' });
  let requestCount = 0;

  await step('When the chunk fails, the card that needs it says so', async () => {
    await storeNewSession(page, origin, staff);
    await page.route(chunk, (route) => {
      requestCount += 1;
      return route.abort();
    });
    await page.goto(`${origin}/personal`);
    await card.getByText(unreachable).waitFor();
    await retry.waitFor();
  });
  await step('And the rest of the page is shown', async () => {
    await page.getByRole('region', { name: '账号安全' }).waitFor();
    await page.getByRole('region', { name: '登录设备' }).getByRole('listitem').first().waitFor();
  });
  await step('When I press Retry, it is requested again, and fails again', async () => {
    const requestsBefore = requestCount;
    await retry.click();
    await expect(() => requestCount).toBecome(requestsBefore + 1);
    await card.getByText(unreachable).waitFor();
  });
  await step('When the network is back and I press Retry, the card is loaded', async () => {
    await page.unroute(chunk);
    await retry.click();
    await card.getByRole('button', { name: '添加身份验证器' }).waitFor();
  });
});

it('a chunk of descriptions that hangs does not block the card for ever', async () => {
  const { page, step, faults } = visit();
  faults.expect(/ERR_FAILED|lazy-calls/);
  const { origin } = product();
  const { card } = factorsPage(page);

  await step('When the chunk hangs, the card says so after a while', async () => {
    await storeNewSession(page, origin, staff);
    await changeConfig(page, { timing: { requestTimeout: 6000, moduleSlowAfter: 3000 } });
    await page.route(chunk, () => {});
    await page.goto(`${origin}/personal`);
    await card.getByText(unreachable).waitFor();
  });
  await step('When the next attempt succeeds, the card is loaded', async () => {
    await page.unroute(chunk);
    await card.getByRole('button', { name: '重试' }).click();
    await card.getByRole('button', { name: '添加身份验证器' }).waitFor();
  });
});
