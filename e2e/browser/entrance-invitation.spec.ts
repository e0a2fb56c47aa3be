import { entrancePage } from '../pages/entrance.page';
import { homeServicesAdministrator, noOrganisation, password, staff } from '../support/accounts';
import { storedToken } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const homeServices = () => product().origin.replace('localhost', 'jiazheng.localhost');

/** Invites a person with an account to become staff, as an administrator would. */
async function invite(phone: string): Promise<void> {
  const { host, port } = new URL(homeServices());
  const call = async (path: string, body: object, token = '') => {
    const answer = await visit().page.request.post(
      `http://127.0.0.1:${port}/usercenter/v1${path}`,
      {
        data: body,
        headers: { host, token },
      },
    );
    const { code, message, data } = await answer.json();
    if (code !== 0) throw new Error(`${path} was refused: ${message}`);
    return data;
  };
  const account = homeServicesAdministrator;
  const { token } = await call('/account/login', { account, password });
  const [role] = await roles(token);
  const person = { name: '受邀人', phone, roleIds: [role] };
  expect((await call('/administrator/save', person, token)).invited).toBe(true);
}

async function roles(token: string): Promise<string[]> {
  const { host, port } = new URL(homeServices());
  const answer = await visit().page.request.get(
    `http://127.0.0.1:${port}/usercenter/v1/role/findRoleIds`,
    { headers: { host, token } },
  );
  return (await answer.json()).data;
}

describe('an invitation to a tenant where I do not belong yet', () => {
  it('is shown at the log-in, accepted with a code on my phone, and logs me in then', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, homeServices());
    await invite(staff);

    await step('When I log in with my own password', async () => {
      await entrance.open('/entrance/login');
      await entrance.logIn(staff);
    });
    await step('Then the invitation is shown, and there is no session', async () => {
      await entrance.heading('invitation').waitFor();
      expect(await storedToken(page)).toBeNull();
    });
    await step('When I enter the code, and accept with the Enter key', async () => {
      await entrance.field('phoneOrMail').fill(staff);
      await entrance.proveByCode(staff);
      await entrance.field('code').press('Enter');
      await page.getByRole('heading', { name: '您已加入安心家政学院' }).waitFor();
    });
    await step('Then I log in, and can work there', async () => {
      await page.getByRole('button', { name: '去登录' }).click();
      await entrance.field('password').fill(password);
      await entrance.button('submitLogin').click();
      await page.waitForURL('**/saas/**');
      expect(await storedToken(page)).not.toBeNull();
    });
  });

  it('may be declined on a phone with a code, and nothing is created', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, homeServices());
    await invite(noOrganisation);
    await page.setViewportSize({ width: 390, height: 844 });

    await step('When I open the address of the message and decline', async () => {
      await entrance.open('/entrance/invitation');
      await entrance.field('phoneOrMail').fill(noOrganisation);
      await entrance.proveByCode(noOrganisation);
      await entrance.button('declineInvitation').click();
      await page.getByRole('alertdialog', { name: '确定谢绝邀请吗？' }).waitFor();
    });
    await step('And confirm it', async () => {
      await page.getByRole('button', { name: '确认谢绝' }).click();
      await page.getByRole('heading', { name: '已谢绝邀请' }).waitFor();
    });
    await step('Then the log-in there has no invitation for me', async () => {
      await page.getByRole('button', { name: '去登录' }).click();
      await entrance.logIn(noOrganisation);
      await page.getByText('您还没有所属机构，请联系管理员').first().waitFor();
    });
  });
});
