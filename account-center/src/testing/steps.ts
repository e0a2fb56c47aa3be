import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, openPage } from './open-page';
import { verified } from './people';

/** Types into the field with that label. */
export const enter = async (label: string, text: string): Promise<void> =>
  pasteInto(await screen.findByLabelText(label), text);

/** Goes to the step with the code for the old phone number or mail address. */
export const changePage = async (line: string): Promise<void> => {
  await openPage(verified);
  await click(`更换 ${line}`);
  await enter('验证码', '123456');
};

/** Goes to the step with the code for the new one. */
export const newAccount = async (line: string, label: string, account: string): Promise<void> => {
  await changePage(line);
  mockApi('account.checkAuthCode', { data: true });
  await click('下一步');
  await enter(label, account);
  await enter('验证码', '654321');
};

export const newPassword = async (): Promise<void> => {
  await openPage(verified);
  await click('修改 登录密码');
  await enter('原登录密码', 'Demo#2026');
  await enter('新登录密码', 'Fresh#2026');
  await enter('确认新密码', 'Fresh#2026');
};

/** Goes to the step with the code for closing the account. */
export const logout = async (): Promise<void> => {
  mockApi('account.getAccountLogoutState', {
    data: { status: 'none', appliedAt: null, effectiveAt: null },
  });
  await openPage(verified);
  await userEvent.click(await screen.findByRole('button', { name: '申请注销' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上内容' }));
  await enter('验证码', '123456');
};
