import type { FormRule } from 'antd';
import { prepareLanguage, setLanguage } from '../i18n';
import { resetContext } from '../testing';
import { checkPasswordChange, rules } from '.';

beforeEach(async () => {
  resetContext();
  await prepareLanguage();
});

/** The first message that antd would show for a value; null when it is valid. */
async function messageOf(rule: FormRule | FormRule[], value: unknown): Promise<string | null> {
  for (const item of [rule].flat()) {
    if (typeof item === 'function' || !item.validator) continue;
    try {
      await item.validator({}, value, () => {});
    } catch (error) {
      return (error as Error).message;
    }
  }
  return null;
}

const table: [name: string, rule: FormRule | FormRule[], bad: string, message: string][] = [
  ['mobile in forms', rules.mobile('form'), '12', '请输入正确的手机号'],
  ['mobile in dialogs', rules.mobile('dialog'), '12', '手机号码不正确'],
  ['e-mail in forms', rules.email('form'), 'a@', '请输入正确的邮箱账号'],
  ['e-mail in dialogs', rules.email('dialog'), 'a@', '邮箱格式不正确'],
  ['empty nickname', rules.nickname(), '   ', '昵称不能为空'],
  ['long nickname', rules.nickname(), '名'.repeat(16), '最多15个字符'],
  ['long name', rules.name(), '名'.repeat(16), '最多15个字符'],
  ['nickname of invisible characters', rules.nickname(), '\u200B\u200B', '不能包含不可见的字符'],
  [
    'name with a reversed text direction',
    rules.name(),
    '管理员\u202Egnp.exe',
    '不能包含不可见的字符',
  ],
  ['long text', rules.atMost(60), '字'.repeat(61), '最多60个字符'],
  ['password', rules.password(), '12345678', '请设置8-20位，数字、大小写字母、字符组合密码'],
  ['ID number', rules.idNumber(), '110105194912310021', '身份证号格式不正确'],
  ['landline', rules.landline(), '123', '固定电话格式不正确'],
  ['credit code', rules.creditCode(), '91350100M000100Y4', '统一社会信用代码为18位数字或大写字母'],
  [
    'credit code in the right form with another check character',
    rules.creditCode(),
    '91350100M000100Y44',
    '统一社会信用代码的校验码不正确，请核对',
  ],
  ['code', rules.authCode(), '12345', '请输入6位数字验证码'],
];

test.each(table)('%s', async (_, rule, bad, message) => {
  await expect(messageOf(rule, bad)).resolves.toBe(message);
});

test.each([
  ['mobile', rules.mobile(), '13800138000'],
  ['nickname of 15 characters beyond the basic plane', rules.nickname(), '😀'.repeat(15)],
  ['text of the maximum length', rules.atMost(60), '😀'.repeat(60)],
  ['name of 15 characters pasted with spaces around it', rules.name(), `　${'名'.repeat(15)} \n`],
  ['password', rules.password(), 'Demo#2026'],
  ['an empty optional field', rules.email(), ''],
  ['an untouched field', rules.landline(), undefined],
])('%s is accepted', async (_, rule, good) => {
  await expect(messageOf(rule, good)).resolves.toBeNull();
});

test('messages follow the language', async () => {
  const rule = rules.mobile('form');
  await setLanguage('fr-FR');
  await expect(messageOf(rule, '12')).resolves.toBe('Veuillez saisir un numéro de mobile valide');
  await setLanguage('en-US');
  await expect(messageOf(rule, '12')).resolves.toBe('Please enter a valid mobile number');
});

test.each([
  [{ password: '', passwordNew: '', repsw: '' }, 'password', '请输入原登录密码'],
  [{ password: 'a', passwordNew: '', repsw: '' }, 'passwordNew', '请输入新登录密码'],
  [{ password: 'a', passwordNew: 'b', repsw: '' }, 'repsw', '请再次输入新登录密码'],
  [{ password: 'a', passwordNew: 'b', repsw: 'c' }, 'repsw', '两次密码输入不一致'],
  [
    { password: 'a', passwordNew: 'b', repsw: 'b' },
    'passwordNew',
    '请设置8-20位，数字、大小写字母、字符组合密码',
  ],
] as const)('a password change is checked in order: %j', (input, field, message) => {
  expect(checkPasswordChange(input)).toEqual({ field, message });
});

test('a valid password change has no problem', () => {
  expect(
    checkPasswordChange({ password: 'old', passwordNew: 'Demo#2027', repsw: 'Demo#2027' }),
  ).toBeNull();
});
