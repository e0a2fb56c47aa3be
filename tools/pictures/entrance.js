/**
 * Pages of the entrance that get a picture, in the order of a visit.
 * @typedef {import('playwright-core').Page} Page
 * @typedef {object} Scene
 * @property {string} name of the file, without width
 * @property {string} path
 * @property {'localhost' | 'new.localhost'} [host] tenant: theme init, or red
 * @property {'zh-CN' | 'en-US' | 'fr-FR'} [language]
 * @property {boolean} [dark]
 * @property {(page: Page) => Promise<void>} [act] what is done before the picture is taken
 * @property {string} shows a heading or button that the page then has
 */

const twoOrganisations = '13900000003';
const demoPassword = 'Demo#2026';

const submit = (/** @type {Page} */ page) => page.locator('button[type=submit]:visible').click();
const tab = (/** @type {string} */ name) => async (/** @type {Page} */ page) =>
  page.getByRole('tab', { name, exact: true }).click();
const fill = async (/** @type {Page} */ page, /** @type {string} */ password) => {
  await page.locator('input[name=account]:visible').fill(twoOrganisations);
  await page.locator('input[name=password]:visible').fill(password);
};
const logIn = async (/** @type {Page} */ page) => {
  await fill(page, demoPassword);
  await submit(page);
};
const logInNew = async (/** @type {Page} */ page) => {
  await tab('密码登录')(page);
  await logIn(page);
};

const typeIn = async (/** @type {Page} */ page, /** @type {Record<string, string>} */ values) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`input[name=${name}]`).fill(value);
  }
  await submit(page);
};
const toContact = (/** @type {Page} */ page) =>
  typeIn(page, { companyName: '晨光培训有限公司', creditCode: '91350100M000100Y43' });

/** @type {Scene[]} */
const oldFlow = [
  { name: 'login', path: '/entrance/login', shows: '登录' },
  {
    name: 'login-refused',
    path: '/entrance/login',
    act: async (page) => {
      await fill(page, 'Wrong#2026');
      await submit(page);
      await page.getByRole('main').getByRole('alert').waitFor();
    },
    shows: '登录',
  },
  { name: 'code', path: '/entrance/login', act: tab('验证码登录'), shows: '登录' },
  {
    name: 'login-fr-dark',
    path: '/entrance/login',
    language: 'fr-FR',
    dark: true,
    shows: 'Connexion',
  },
  { name: 'register', path: '/entrance/register', shows: '企业注册' },
  {
    name: 'register-login',
    path: '/entrance/register',
    act: async (page) => {
      await toContact(page);
      await typeIn(page, { contactName: '何晨', account: '13712340001' });
      await page.locator('input[name=authCode]').waitFor();
    },
    shows: '企业注册',
  },
  {
    name: 'register-en',
    path: '/entrance/register',
    language: 'en-US',
    shows: 'Register a company',
  },
  { name: 'forget', path: '/entrance/forget', shows: '重置密码' },
  { name: 'organ', path: '/entrance/login', act: logIn, shows: '选择机构' },
  { name: 'demo', path: '/saas/demo_homepage', shows: '' },
];

const errorScenes = ['403', 'module'].map((code) => ({
  name: `error-${code}`,
  path: `/error?code=${code}&from=%2Fcms%2Flist`,
  shows: '',
}));

/** @type {Scene[]} */
const newFlow = [
  { name: 'new-login', path: '/entrance_new/login', shows: '登录' },
  {
    name: 'new-login-fr-dark',
    path: '/entrance_new/login',
    language: 'fr-FR',
    dark: true,
    shows: 'Connexion',
  },
  { name: 'new-tenants', path: '/entrance_new/login', act: logInNew, shows: '选择租户' },
  {
    name: 'new-identities',
    path: '/entrance_new/login',
    act: async (page) => {
      await logInNew(page);
      await page.getByRole('button', { name: /新程学院/ }).click();
    },
    shows: '选择身份',
  },
];

/** @type {Scene[]} */
export const entrance = [
  ...oldFlow,
  ...errorScenes,
  ...newFlow.map((scene) => ({ ...scene, host: /** @type {const} */ ('new.localhost') })),
];
