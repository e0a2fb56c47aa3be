import { type Override, removeAllOverrides } from '../page-map/overrides';
import { MapFault } from '../page-map/served-map';
import { loading as enUS } from '../phrases/loading/en-US';
import { loading as frFR } from '../phrases/loading/fr-FR';
import { loading as zhCN } from '../phrases/loading/zh-CN';
import { button, paragraph, plainCard } from './plain-card';
import { reloadLabel } from './reload-label';

const sentences = {
  zh: {
    failed: '页面未能启动，请检查网络后重新加载。',
    map: '站点的模块清单无法读取，请联系管理员。',
    slow: `${zhCN.slow}${zhCN.slowText}`,
    retry: '重试',
    reload: reloadLabel.zh,
    elsewhere: '测试模式：以下模块来自其他地址，可能就是原因。',
    published: '恢复正式版本',
  },
  en: {
    failed: 'The page could not start. Check the network, then reload.',
    map: 'The list of modules of this site cannot be read. Please tell the administrator.',
    slow: `${enUS.slow} ${enUS.slowText}`,
    retry: 'Retry',
    reload: reloadLabel.en,
    elsewhere: 'Testing: these modules come from elsewhere, which may be why.',
    published: 'Back to the published versions',
  },
  fr: {
    failed: 'La page n’a pas pu démarrer. Vérifiez le réseau, puis rechargez.',
    map: 'La liste des modules du site est illisible. Prévenez l’administrateur.',
    slow: `${frFR.slow} ${frFR.slowText}`,
    retry: 'Réessayer',
    reload: reloadLabel.fr,
    elsewhere: 'Mode test : ces modules viennent d’ailleurs, c’est peut-être la cause.',
    published: 'Revenir aux versions publiées',
  },
} as const;

/** Name of the SystemJS record through which boot passes the page's map to root-config. */
export const pageMapAddress = (): string =>
  new URL('/modules/page-map', window.location.origin).href;

function storedLanguage(): keyof typeof sentences {
  try {
    const stored = window.localStorage.getItem('keep:language') ?? '';
    return stored.startsWith('en') ? 'en' : stored.startsWith('fr') ? 'fr' : 'zh';
  } catch {
    return 'zh';
  }
}

/** Shows a card above the skeleton; where overrides apply, with a button back to the published modules. */
function showCard(
  role: 'alert' | 'status',
  kind: 'failed' | 'map' | 'slow',
  overrides: readonly Override[],
  retry?: () => void,
): HTMLElement {
  const words = sentences[storedLanguage()];
  const reload = () => window.location.reload();
  const leave = () => {
    removeAllOverrides(window.localStorage);
    reload();
  };
  const card = plainCard(role, kind === 'slow' ? 'bottom' : 'top');
  // a failure is the only content of the page; the card of a slow start is above a page with its own heading
  card.append(paragraph(words[kind], kind === 'slow' ? 'p' : 'h1'));
  if (overrides.length > 0) {
    const list = overrides.map(({ module, address }) => paragraph(`${module} · ${address}`));
    card.append(paragraph(words.elsewhere), ...list, button(words.published, leave));
  }
  card.append(retry ? button(words.retry, retry) : button(words.reload, reload));
  document.body.append(card);
  return card;
}

/** Replaces the skeleton with an error card when the page cannot start. */
export function showBootError(error: unknown, overrides: readonly Override[]): void {
  console.error('root-config could not be started.', error);
  for (const skeleton of document.querySelectorAll('#edu-content > [data-first]'))
    skeleton.remove();
  showCard('alert', error instanceof MapFault ? 'map' : 'failed', overrides);
}

/** Shows a card which says that the start takes long; the caller removes it once the page has started. */
export const showSlowStart = (overrides: readonly Override[], retry: () => void): HTMLElement =>
  showCard('status', 'slow', overrides, retry);
