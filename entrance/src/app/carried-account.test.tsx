import { context } from '@edu/shared-utility';
import { pasteInto } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshPersonEachTest, newFlow, open } from '../testing';

const phone = '13900000001';
const goTo = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

freshPersonEachTest();

describe('at the log-in', () => {
  it('a number typed beside the password is filled in at the code tab, and a changed one back again', async () => {
    open('/entrance/login');
    await pasteInto(await field('账号'), '139 0000 0001');
    await goTo('验证码登录');
    expect(await field('手机号')).toHaveValue(phone);
    await userEvent.clear(await field('手机号'));
    await pasteInto(await field('手机号'), '13900000002');
    await goTo('密码登录');
    expect(await field('账号')).toHaveValue('13900000002');
    await userEvent.clear(await field('账号'));
    await pasteInto(await field('账号'), phone);
    await goTo('验证码登录');
    expect(await field('手机号')).toHaveValue(phone);
  });

  it.each(['admin@sunrise.example', 'chen', '139000'])(
    '%s is not filled in as a number for a code',
    async (account) => {
      open('/entrance/login');
      await pasteInto(await field('账号'), account);
      await goTo('验证码登录');
      expect(await field('手机号')).toHaveValue('');
      expect(screen.queryByRole('alert')).toBeNull();
      await goTo('密码登录');
      expect(await field('账号')).toHaveValue(account);
    },
  );

  it('an emptied or unfinished number does not empty the other field', async () => {
    open('/entrance/login');
    await pasteInto(await field('账号'), phone);
    await goTo('验证码登录');
    await userEvent.clear(await field('手机号'));
    await pasteInto(await field('手机号'), '1390');
    await goTo('密码登录');
    expect(await field('账号')).toHaveValue(phone);
  });

  it('a value that was only prefilled is not copied', async () => {
    context.set('rememberedAccount', phone);
    open('/entrance/login');
    await field('账号');
    expect(context.get('arrivingAccount')).toBeNull();
  });
});

it('each of the three tabs gets the value that it can use', async () => {
  newFlow();
  open('/entrance_new/login');
  await pasteInto(await field('手机号'), phone);
  await goTo('邮箱验证码');
  expect(await field('邮箱')).toHaveValue('');
  await goTo('密码登录');
  expect(await field('账号')).toHaveValue(phone);
  await userEvent.clear(await field('账号'));
  await pasteInto(await field('账号'), 'chen@sunrise.example');
  await goTo('邮箱验证码');
  expect(await field('邮箱')).toHaveValue('chen@sunrise.example');
  await goTo('手机验证码');
  expect(await field('手机号')).toHaveValue(phone);
});
