import { join, resolve } from 'node:path';
import { menuEntries } from '../../platform-server/src/domain/admin/base-pages';

const root = resolve(__dirname, '../..');
const languages = /** @type {const} */ (['zh-CN', 'en-US', 'fr-FR']);

/**
 * The text of the `h1` of each menu page: the folder of its phrases, and the key. The frame takes the document title
 * and the last breadcrumb from the menu, so all four must be the same.
 * @type {Readonly<Record<string, readonly [folder: string, key: string]>>}
 */
const titles = {
  '/cms/content/articles': ['cms/src/features/articles', 'title.article'],
  '/cms/content/classify': ['cms/src/features/classify', 'title'],
  '/cms/content/dissertation': ['cms/src/features/articles', 'title.dissertation'],
  '/form/questionnaires': ['form/src/features/questionnaires', 'label'],
  '/govern-system/audit': ['govern-system/src/features/audit', 'title'],
  '/govern-system/kit': ['govern-system/src/features/kit', 'title'],
  '/govern-system/organ/depart': ['govern-system/src/features/departments', 'title'],
  '/govern-system/organ/records': ['govern-system/src/features/records', 'title'],
  '/govern-system/organ/student': ['govern-system/src/features/student-accounts', 'label'],
  '/govern-system/organ/teacher': ['govern-system/src/features/teachers', 'label'],
  '/govern-system/permissionManage': ['govern-system/src/features/permissions', 'title'],
  '/govern-system/platform/account': ['govern-system/src/features/accounts', 'title'],
  '/govern-system/platform/course': ['govern-system/src/features/tenant-courses', 'title'],
  '/govern-system/platform/tenant': ['govern-system/src/features/tenants', 'title'],
  '/govern-system/registrations': ['govern-system/src/features/registrations', 'title'],
  '/govern-system/rolesList': ['govern-system/src/features/roles', 'title'],
  '/govern-system/tenant/organ': ['govern-system/src/features/organs', 'title'],
  '/learn/certificates': ['learn/src/features/certificates', 'title'],
  '/learn/courses': ['learn/src/features/courses', 'page'],
  '/learn/exams': ['learn/src/features/exams', 'title'],
  '/modular/languages': ['modular/src/features/languages', 'title'],
  '/modular/site': ['modular/src/features/site', 'title'],
  '/payment/orders': ['payment/src/features/orders', 'title'],
  '/saas/certificate': ['saas/src/features/certificates', 'issued'],
  '/saas/course': ['saas/src/features/courses', 'label'],
  '/saas/declare': ['saas/src/features/declarations', 'title'],
  '/saas/declare/review': ['saas/src/features/declarations', 'reviewTitle'],
  '/saas/downtown': ['saas/src/features/dashboards', 'titles.downtown'],
  '/saas/exam': ['saas/src/features/exams', 'label'],
  '/saas/exam/marking': ['saas/src/features/marking', 'label'],
  '/saas/exchange': ['saas/src/features/codes', 'page'],
  '/saas/feimei': ['saas/src/features/dashboards', 'titles.feimei'],
  '/saas/finance': ['saas/src/features/finance', 'page'],
  '/saas/housekeepingManagement/list': ['saas/src/features/assessments', 'title'],
  '/saas/inbox': ['saas/src/features/inbox', 'page'],
  '/saas/live': ['saas/src/features/live', 'page'],
  '/saas/message': ['saas/src/features/messages', 'page'],
  '/saas/modules': ['saas/src/features/module-map', 'label'],
  '/saas/organize': ['saas/src/features/organize', 'title'],
  '/saas/paper': ['saas/src/features/papers', 'label'],
  '/saas/provincialLevelData': ['saas/src/features/dashboards', 'titles.provincialLevelData'],
  '/saas/question': ['saas/src/features/questions', 'title'],
  '/saas/resource': ['saas/src/features/resources', 'title'],
  '/saas/resource/applications': ['saas/src/features/resource-applications', 'title'],
  '/saas/senlinfanghuo': ['saas/src/features/dashboards', 'titles.senlinfanghuo'],
  '/saas/smyxt': ['saas/src/features/dashboards', 'titles.smyxt'],
  '/saas/student': ['saas/src', 'students.label'],
  '/saas/talent': ['saas/src/features/talent', 'title'],
  '/saas/task': ['saas/src/features/trains', 'label'],
  '/saas/ysx': ['saas/src/features/dashboards', 'titles.ysx'],
};

/** The home page greets the person instead of naming itself. */
const greeting = '/saas/home';

/** @param {string} folder @param {string} key @param {string} language @returns {unknown} */
function phraseOf(folder, key, language) {
  const module = require(join(root, 'sub-apps', folder, 'phrases', `${language}.ts`));
  const words = module.default ?? Object.values(module)[0];
  return key.split('.').reduce((tree, part) => tree?.[part], words);
}

/**
 * @param {readonly import('../../platform-server/src/domain/admin/base-permission').BasePermission[]} entries
 * @returns {string[]} a line for each page whose title is not what its menu entry says
 */
const differing = (entries) =>
  entries.flatMap(({ type, systemTagName, url, name, names }) => {
    const page = `/${systemTagName}${url}`;
    if (type !== 2 || page === greeting) return [];
    const place = titles[page];
    if (!place) return [`${page} is not in the table`];
    return languages.flatMap((language) => {
      const menu = language === 'zh-CN' ? name : names[language];
      const title = phraseOf(...place, language);
      return title === menu ? [] : [`${page} ${language}: menu ${menu}, page ${title}`];
    });
  });

it('finds a page whose title differs from the menu in one language, or is missing', () => {
  const talent = menuEntries.filter(({ code }) => code === 'menu:talent');
  const renamed = talent.map((entry) => ({
    ...entry,
    names: { ...entry.names, 'fr-FR': 'Viviers' },
  }));
  expect(differing(renamed)).toEqual(['/saas/talent fr-FR: menu Viviers, page Talents']);
  const moved = talent.map((entry) => ({ ...entry, url: '/people' }));
  expect(differing(moved)).toEqual(['/saas/people is not in the table']);
});

it('every page has the menu’s title in its heading, and so in breadcrumbs and document title, in each language', () => {
  expect(differing(menuEntries)).toEqual([]);
});

it('lists only pages of the menu', () => {
  const pages = menuEntries.map(({ systemTagName, url }) => `/${systemTagName}${url}`);
  expect(Object.keys(titles).filter((page) => !pages.includes(page))).toEqual([]);
});
