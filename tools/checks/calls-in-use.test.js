import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declaredCalls, isUsed } from './calls-in-use.js';
import { committedFiles } from './committed.js';

const root = resolve(__dirname, '../..');
const read = (file) => readFileSync(resolve(root, file), 'utf8');

/** Groups A to E of the specification's calls, each with its file in the contract. */
const resources = {
  account: 'account',
  accountNew: 'account-new',
  administrator: 'administrator',
  branch: 'branch',
  configuration: 'configuration',
  department: 'department',
  i18nPackage: 'i18n-package',
  monitor: 'monitor',
  permission: 'permission',
  region: 'region',
  role: 'role',
  saas: 'saas',
  slhCompany: 'slh-company',
  user: 'user',
  userNew: 'user-new',
};

const sameAs = (other) => `says or does what ${other} does`;
const withoutPage = {
  'account.judgeAccountIfBindPhone': sameAs('account.getUserInfo'),
  'account.judgeAccountIfBindMail': sameAs('account.getUserInfo'),
  'account.getCurrentUserAccount': sameAs('account.getUserInfo'),
  'account.getCurrentUserMail': sameAs('account.getUserInfo'),
  'account.resetPassword':
    'for administrators, whose page makes a password instead of choosing one',
  'account.register': 'a person comes by an invitation, a company by account.registerCompany',
  'account.switchBranch': 'the old flow sends the branch with every call',
  'administrator.add': sameAs('administrator.save'),
  'administrator.savePatch': sameAs('administrator.update'),
  'branch.findById': sameAs('branch.getTree'),
  'configuration.findAll': sameAs('configuration.find, key by key'),
  'monitor.isRealNameAuthentication': sameAs('account.getUserInfo'),
  'monitor.checkRealNameAuthentication': sameAs('account.getUserInfo'),
  'permission.grantPermission': sameAs('role.save, which takes the permissions along'),
  'role.findUserRole': sameAs('administrator.findByCondition'),
  'role.grantRole': sameAs('administrator.update'),
  'saas.findById': sameAs('saas.findByCondition'),
  'saas.getAll': sameAs('saas.findByCondition'),
  'user.findUser': sameAs('account.getUserInfo'),
  'user.getUserInfo': sameAs('account.getUserInfo'),
  'user.findSaas': sameAs('userNew.findMySaas'),
  'user.findUserOrganList': sameAs('account.findOrganList'),
  'user.findUserOrganByAccountId': 'no page asks for another person’s organisations',
  'user.findProfileById': sameAs('user.findProfiles'),
  'userNew.getUserInfo': sameAs('account.getUserInfo'),
};

const isApp = (file) =>
  /^(?:account-center|entrance|root-config|shared-utility|shell-frame|sub-apps)\/.*[.]tsx?$/.test(
    file,
  ) && !/[.]test[.]|\/testing\/|\/contract\//.test(file);

it('every call of groups A to E is made by a page, except those listed here with a reason', () => {
  const code = committedFiles(root, []).filter(isApp).map(read).join('\n');
  // A plain copy without git history has no files to check.
  if (code === '') return;
  const calls = Object.entries(resources).flatMap(([name, file]) =>
    declaredCalls(name, read(`shared-utility/src/contract/resources/${file}.ts`)).map(
      (call) => `${name}.${call}`,
    ),
  );
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter((call) => !isUsed(call, code))).toEqual(
    calls.filter((call) => call in withoutPage),
  );
  expect(Object.keys(withoutPage).filter((call) => !calls.includes(call))).toEqual([]);
});

describe('a call is in use', () => {
  it.each([
    ['by api', 'await api.role.save({ name })'],
    ['over two lines', 'api.role\n  .save({ name })'],
    ['by its name in the data layer', "writes: ['role.save']"],
    ['taken out of its resource', 'const { save, find } = apiFor(token).role;'],
  ])('%s', (_, code) => {
    expect(isUsed('role.save', code)).toBe(true);
  });

  it.each([
    ['another call of the resource', 'api.role.saveAll()'],
    ['the call of another resource', 'api.payrole.save()'],
    ['the word alone', 'save(role)'],
  ])('not by %s', (_, code) => {
    expect(isUsed('role.save', code)).toBe(false);
  });
});

it('calls are read from the resource’s own part of a file', () => {
  const text = 'export const a = {\n  one: read()(`x`),\n  two: post()(`y`),\n} as const;\n';
  expect(declaredCalls('a', text)).toEqual(['one', 'two']);
  expect(() => declaredCalls('b', text)).toThrow(/b/);
});
