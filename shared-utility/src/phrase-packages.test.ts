import nock from 'nock';
import { applyOverrides, definePhrases, setLanguage } from './i18n';
import { syncPhrasePackage, watchPhrasePackages } from './phrase-packages';
import { context } from './storage';
import { mockApi, resetContext } from './testing';

const phrases = definePhrases('overridden', {
  'zh-CN': { title: '标题', page: { hello: '你好，{{name}}' } },
  'en-US': async () => ({ default: { title: 'Title', page: { hello: 'Hello, {{name}}' } } }),
  'fr-FR': async () => ({ default: { title: 'Titre', page: { hello: 'Bonjour, {{name}}' } } }),
});

beforeEach(async () => {
  resetContext();
  await setLanguage('zh-CN');
});
afterEach(() => {
  nock.cleanAll();
  // Without a stored package the built-in phrases are restored.
  context.remove('phrasePackages');
  applyOverrides('zh-CN');
  applyOverrides('en-US');
});

test('a newer package overrides the built-in phrases and is stored', async () => {
  const check = mockApi('i18nPackage.checkPackageVersion', { data: { version: '7' } });
  mockApi('i18nPackage.getConfList', {
    data: [
      { key: 'overridden.title', value: '新标题' },
      { key: 'overridden.page.hello', value: '{{name}}，您好' },
    ],
  });
  await syncPhrasePackage('zh-CN');
  expect(check.calls[0]?.query).toEqual({ appname: 'admin', language: 'zh-CN', env: 'production' });
  expect(phrases.t('title')).toBe('新标题');
  expect(phrases.t('page.hello', { name: '李' })).toBe('李，您好');
  expect(context.get('phrasePackages')['zh-CN']?.version).toBe('7');
});

test('the same version is not fetched again', async () => {
  context.set('phrasePackages', { 'zh-CN': { version: '7', phrases: [] } });
  mockApi('i18nPackage.checkPackageVersion', { data: { version: '7' } });
  const list = mockApi('i18nPackage.getConfList', { data: [] });
  await syncPhrasePackage('zh-CN');
  expect(list.calls).toHaveLength(0);
});

test('without a connection the stored package is used, and without one the built-in phrases', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockApi('i18nPackage.checkPackageVersion', { networkError: true }, { times: 4 });
  await syncPhrasePackage('zh-CN');
  expect(phrases.t('title')).toBe('标题');
  context.set('phrasePackages', {
    'zh-CN': { version: '7', phrases: [{ key: 'overridden.title', value: '离线标题' }] },
  });
  await syncPhrasePackage('zh-CN');
  expect(phrases.t('title')).toBe('离线标题');
});

test('a phrase that a newer package omits is the built-in one again', async () => {
  context.set('phrasePackages', {
    'zh-CN': { version: '1', phrases: [{ key: 'overridden.title', value: '旧' }] },
  });
  mockApi('i18nPackage.checkPackageVersion', { data: { version: '2' } });
  mockApi('i18nPackage.getConfList', { data: [] });
  await syncPhrasePackage('zh-CN');
  expect(phrases.t('title')).toBe('标题');
});

test('a malicious or damaged package changes nothing but existing texts', async () => {
  mockApi('i18nPackage.checkPackageVersion', { data: { version: '3' } });
  mockApi('i18nPackage.getConfList', {
    data: [
      { key: '__proto__.polluted', value: 'x' },
      { key: 'overridden.__proto__.polluted', value: 'x' },
      { key: 'overridden.page', value: 'a branch as a text' },
      { key: 'overridden', value: 'x' },
      { key: 'overridden.unknown', value: 'x' },
      { key: 5, value: null } as never,
    ],
  });
  await syncPhrasePackage('zh-CN');
  expect(phrases.t('page.hello', { name: '李' })).toBe('你好，李');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('a language loaded after its package is overridden, too', async () => {
  context.set('phrasePackages', {
    'en-US': { version: '1', phrases: [{ key: 'overridden.title', value: 'Better title' }] },
  });
  mockApi('i18nPackage.checkPackageVersion', { data: { version: '1' } }, { times: 2 });
  const stop = watchPhrasePackages();
  await setLanguage('en-US');
  stop();
  expect(phrases.t('title')).toBe('Better title');
});
