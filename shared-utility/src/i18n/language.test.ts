import { act, renderHook } from '@testing-library/react';
import dayjs from 'dayjs';
import { on } from '../events';
import { context } from '../storage';
import { resetContext } from '../testing';
import {
  antdLocale,
  definePhrases,
  formatDate,
  formatNumber,
  formatPercent,
  prepareLanguage,
  setLanguage,
} from '.';
import { onPhraseChange } from './engine';

let fetched: string[] = [];
let failing = false;
const phrases = definePhrases('language-test', {
  'zh-CN': { title: '标题', items_other: '{{count}}项' },
  'en-US': async () => {
    fetched.push('en-US');
    return {
      default: { title: 'Title', items_one: '{{count}} item', items_other: '{{count}} items' },
    };
  },
  'fr-FR': async () => {
    if (failing) throw new Error('offline');
    fetched.push('fr-FR');
    return {
      default: {
        title: 'Titre',
        items_one: '{{count}} élément',
        items_other: '{{count}} éléments',
      },
    };
  },
});

beforeEach(async () => {
  resetContext();
  await setLanguage('zh-CN');
});

test('a failed fetch keeps Chinese, and the next use tries again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  failing = true;
  await setLanguage('fr-FR');
  expect(phrases.t('title')).toBe('标题');
  expect(warn).toHaveBeenCalled();
  failing = false;
  await setLanguage('fr-FR');
  expect(phrases.t('title')).toBe('Titre');
});

test('a language is fetched once, on its first use', async () => {
  fetched = [];
  await setLanguage('en-US');
  await setLanguage('zh-CN');
  await setLanguage('en-US');
  expect(fetched).toEqual(['en-US']);
});

test('plurals follow the language', async () => {
  expect(phrases.t('items', { count: 1 })).toBe('1项');
  await setLanguage('en-US');
  expect([1, 2].map((count) => phrases.t('items', { count }))).toEqual(['1 item', '2 items']);
  await setLanguage('fr-FR');
  expect([0, 2].map((count) => phrases.t('items', { count }))).toEqual(['0 élément', '2 éléments']);
});

test('antd, dayjs, the document and the header have the same language', async () => {
  const events: string[] = [];
  const stop = on('language:changed', ({ language }) => events.push(language));
  await setLanguage('fr-FR');
  stop();
  expect(antdLocale('fr-FR').locale).toBe('fr');
  expect(dayjs.locale()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr-FR');
  expect(context.get('language')).toBe('fr-FR');
  expect(events).toEqual(['fr-FR']);
});

test('the last of several quick choices wins', async () => {
  await Promise.all([setLanguage('fr-FR'), setLanguage('en-US')]);
  expect(context.get('language')).toBe('en-US');
  expect(phrases.t('title')).toBe('Title');
});

test('a stored language is loaded before the first paint', async () => {
  context.set('language', 'en-US');
  await prepareLanguage();
  expect(phrases.t('title')).toBe('Title');
});

test('a language chosen in another tab is applied here', async () => {
  await prepareLanguage();
  const changed = new Promise((resolve) => on('language:changed', resolve));
  window.localStorage.setItem('keep:language', 'en-US');
  const storageArea = window.localStorage;
  window.dispatchEvent(new StorageEvent('storage', { key: 'keep:language', storageArea }));
  await expect(changed).resolves.toEqual({ language: 'en-US' });
  expect(phrases.t('title')).toBe('Title');
});

test('loaded phrases render only the components that use them', async () => {
  context.set('language', 'en-US');
  const chinese = { title: '别处' };
  const loadSame = async () => ({ default: { title: 'Elsewhere' } });
  const ownPhrases = definePhrases('arriving', {
    'zh-CN': chinese,
    'en-US': loadSame,
    'fr-FR': loadSame,
  });
  const otherPhrases = definePhrases('of-another', {
    'zh-CN': chinese,
    'en-US': loadSame,
    'fr-FR': loadSame,
  });
  let drawn = 0;
  renderHook(() => {
    drawn += 1;
    ownPhrases.use();
  });
  await act(() => otherPhrases.load());
  expect(drawn).toBe(1);
  await act(() => ownPhrases.load());
  expect(drawn).toBe(2);
});

test('another time zone renders the dates of the page again', async () => {
  await prepareLanguage();
  const listener = jest.fn();
  const stop = onPhraseChange(listener);
  context.set('timezone', 'America/New_York');
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
  context.remove('timezone');
});

test('dates and numbers follow language and time zone', async () => {
  context.set('timezone', 'Asia/Shanghai');
  expect(formatDate('2026-03-01T16:30:00Z')).toBe('2026/03/02');
  expect(formatDate('2026-03-01T16:30:00Z', 'datetime')).toBe('2026/03/02 00:30');
  expect(formatDate('nonsense')).toBe('');
  expect(formatNumber(1234567.5)).toBe('1,234,567.5');
  expect(formatPercent(0.204)).toBe('20%');
  await setLanguage('en-US');
  expect(formatDate('2026-03-01T16:30:00Z')).toBe('2 Mar 2026');
  await setLanguage('fr-FR');
  expect(formatDate('2026-03-01T16:30:00Z')).toBe('2 mars 2026');
  expect(formatDate('2026-03-01T16:30:00Z', 'datetime')).toBe('2 mars 2026, 00:30');
  // French groups with a narrow no-break space.
  expect(formatNumber(1234567.5)).toBe('1\u202f234\u202f567,5');
  // Which kind of space it is depends on the engine's data.
  expect(formatPercent(0.204)).toMatch(/^20[\u00a0\u202f]%$/);
});

test('a formatter is reused for many dates, and each language, style and time zone has its own', () => {
  context.set('timezone', 'Asia/Shanghai');
  const created = jest.spyOn(Intl, 'DateTimeFormat');
  for (let day = 10; day < 30; day += 1) formatDate(`2026-03-${day}T16:30:00Z`);
  expect(created.mock.calls.length).toBeLessThan(2);
  created.mockRestore();
  for (const [zone, date] of [
    ['America/New_York', '2026/03/01'],
    ['Asia/Shanghai', '2026/03/02'],
    ['Europe/Paris', '2026/03/01'],
  ] as const) {
    context.set('timezone', zone);
    expect(formatDate('2026-03-01T16:30:00Z')).toBe(date);
    expect(formatDate('2026-03-01T16:30:00Z', 'datetime')).toMatch(`${date} `);
  }
});

test('in French a spaced punctuation mark never begins or ends a line', async () => {
  const ownPhrases = definePhrases('marks', {
    'zh-CN': { ask: '确定吗 ?' },
    'en-US': async () => ({ default: { ask: 'Sure ?' } }),
    'fr-FR': async () => ({
      default: { ask: 'Supprimer « {{name}} » ? Oui ; non : si !' },
    }),
  });
  await setLanguage('fr-FR');
  await ownPhrases.load();
  expect(ownPhrases.t('ask', { name: 'Léa' })).toBe(
    'Supprimer «\u00a0Léa\u00a0»\u00a0? Oui\u00a0; non\u00a0: si\u00a0!',
  );
  await setLanguage('zh-CN');
  expect(ownPhrases.t('ask')).toBe('确定吗 ?');
});

test('a phrase file without a default export, as of another team, does not block the others', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  definePhrases('language-test-broken', {
    'zh-CN': { title: '标题' },
    'en-US': async () => ({}) as never,
    'fr-FR': async () => ({}) as never,
  });
  await setLanguage('en-US');
  expect(phrases.t('title')).toBe('Title');
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('language-test-broken/en-US'),
    expect.anything(),
  );
});
