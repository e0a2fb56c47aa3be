import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A valid registration, by the labels of each step's fields. */
export const company = { 企业名称: '阳光教育科技', 统一社会信用代码: '91350100M000100Y43' };
export const contact = { 联系人: '张三', 手机号: '13900000077' };
export const login = { 验证码: '123456', 登录密码: 'Demo#2026', 确认密码: 'Demo#2026' };

/** Types into the fields of the current step. */
export async function fillStep(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

export const press = (name: '下一步' | '上一步' | '提交注册') =>
  userEvent.click(screen.getByRole('button', { name }));

/** Completes all steps up to the last one with valid values. */
export async function toLastStep(): Promise<void> {
  await fillStep(company);
  await press('下一步');
  await fillStep(contact);
  await press('下一步');
  await screen.findByLabelText('验证码');
}
