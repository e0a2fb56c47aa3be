import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** The fixed messages of specification §5, §8, and the rooms that show them. */
const messages = {
  '共享教育资源 传承人类文明': ['root-config'],
  昵称不能为空: ['account-center'],
  '请设置8-20位，数字、大小写字母、字符组合密码': ['account-center', 'entrance'],
  设置8至20位新登录密码: ['account-center'],
  请输入原登录密码: ['account-center'],
  请输入新登录密码: ['account-center', 'entrance'],
  请再次输入新登录密码: ['account-center'],
  两次密码输入不一致: ['account-center', 'entrance'],
  请输入正确的手机号: ['entrance', 'sub-apps'],
  手机号码不正确: ['account-center'],
  请输入正确的邮箱账号: ['sub-apps'],
  邮箱格式不正确: ['account-center'],
  请输入新的手机号: ['account-center'],
  请输入新的邮箱号: ['account-center'],
  身份证号格式不正确: ['account-center', 'sub-apps'],
  // No screen has a field for landlines; the rule exists for sub-applications.
  固定电话格式不正确: ['shared-utility'],
  统一社会信用代码为18位数字或大写字母: ['entrance'],
  请输入6位数字验证码: ['account-center', 'entrance'],
  '5次人脸认证失败': ['account-center'],
  '您的密码长时间未更换，请更换密码': ['shared-utility', 'entrance'],
  '网络异常，请重新尝试': ['account-center', 'entrance', 'shared-utility'],
  修改成功: ['account-center'],
  密码修改成功: ['account-center', 'entrance'],
  当前租户已被禁用: ['entrance'],
  获取租户信息失败: ['entrance'],
  '您的账号属于多个机构或身份，请选择': ['entrance'],
  '您还没有所属机构，请联系管理员': ['entrance'],
  '账号或密码（验证码）错误，请确认是否已注册': ['entrance'],
};

/** @param {string} folder @returns {string[]} the files below, without what is installed or built */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|\..*)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const rooms = [...new Set(Object.values(messages).flat())];
const read = (/** @type {string} */ path) => ({
  path: relative(root, path),
  text: readFileSync(path, 'utf8'),
});
const files = [...rooms, 'platform-server', 'e2e/browser']
  .flatMap((room) => filesBelow(join(root, room)))
  .map(read);
const isTest = (/** @type {{ path: string }} */ { path }) => /\.(test|spec)\.tsx?$/.test(path);
const stories = { 'account-center': 'e2e/browser/account-', entrance: 'e2e/browser/entrance' };

/** A whole literal, quoted on both sides, so that a longer message does not count. */
const contains =
  (/** @type {string} */ message) =>
  (/** @type {{ text: string }} */ { text }) =>
    ["'", '"', '`'].some((quote) => text.includes(`${quote}${message}${quote}`));

describe('the fixed messages of the specification', () => {
  it.each(Object.keys(messages))('%s is a text of the product', (message) => {
    const sources = files.filter((file) => !isTest(file) && contains(message)(file));
    expect(sources.map(({ path }) => path)).not.toEqual([]);
  });

  const asserted = Object.entries(messages).flatMap(([message, where]) =>
    where.map((room) => [message, room]),
  );
  it.each(asserted)('%s is asserted by a test of %s', (message, room) => {
    const roomTests = files.filter(
      (file) =>
        isTest(file) &&
        (file.path.startsWith(`${room}/`) ||
          (stories[room] !== undefined && file.path.startsWith(stories[room]))),
    );
    expect(roomTests.filter(contains(message)).map(({ path }) => path)).not.toEqual([]);
  });
});
