import { type Override, removeAllOverrides } from '../page-map/overrides';
import { MapFault } from '../page-map/served-map';

const sentences = {
  zh: {
    failed: '页面未能启动，请检查网络后重新加载。',
    map: '站点的模块清单无法读取，请联系管理员。',
    slow: '页面启动时间较长，仍在加载。',
    reload: '重新加载',
    elsewhere: '测试模式：以下模块来自其他地址，可能就是原因。',
    published: '恢复正式版本',
  },
  en: {
    failed: 'The page could not start. Check the network, then reload.',
    map: 'The list of modules of this site cannot be read. Please tell the administrator.',
    slow: 'The page takes long to start. It is still loading.',
    reload: 'Reload',
    elsewhere: 'Testing: these modules come from elsewhere, which may be why.',
    published: 'Back to the published versions',
  },
  fr: {
    failed: 'La page n’a pas pu démarrer. Vérifiez le réseau, puis rechargez.',
    map: 'La liste des modules du site est illisible. Prévenez l’administrateur.',
    slow: 'La page est lente à démarrer. Le chargement continue.',
    reload: 'Recharger',
    elsewhere: 'Mode test : ces modules viennent d’ailleurs, c’est peut-être la cause.',
    published: 'Revenir aux versions publiées',
  },
} as const;

/** Inline, since no style sheet but the page's own is loaded yet. */
const styles = {
  card: 'position:fixed;inset-inline:16px;z-index:1;max-width:480px;margin:0 auto;padding:24px;border:1px solid var(--edu-line,#d9dde3);border-radius:8px;background:var(--edu-surface,#fff);color:var(--edu-text,#1f2329);font:16px/1.6 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere',
  button:
    'min-height:44px;margin:8px 4px 0;padding:0 16px;border:1px solid var(--edu-line,#d9dde3);border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer',
};

/** Where boot leaves the page's map for root-config: a record of the module registry. */
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

function paragraph(text: string): HTMLElement {
  const created = document.createElement('p');
  created.textContent = text;
  return created;
}

function button(label: string, press: () => void): HTMLElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.style.cssText = styles.button;
  created.textContent = label;
  created.addEventListener('click', press);
  return created;
}

/** Shows a card above the skeleton; where overrides apply, with a button back to the published modules. */
function showCard(
  role: 'alert' | 'status',
  kind: 'failed' | 'map' | 'slow',
  overrides: readonly Override[],
): HTMLElement {
  const words = sentences[storedLanguage()];
  const reload = () => window.location.reload();
  const leave = () => {
    removeAllOverrides(window.localStorage);
    reload();
  };
  const card = document.createElement('section');
  card.setAttribute('role', role);
  card.className = 'edu-boot-failed';
  card.style.cssText = styles.card;
  // At the bottom, so as not to cover a skeleton's form that somebody is already typing into.
  card.style[kind === 'slow' ? 'bottom' : 'top'] = 'min(96px, 4vh)';
  card.append(paragraph(words[kind]));
  if (overrides.length > 0) {
    const list = overrides.map(({ module, address }) => paragraph(`${module} · ${address}`));
    card.append(paragraph(words.elsewhere), ...list, button(words.published, leave));
  }
  card.append(button(words.reload, reload));
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
export const showSlowStart = (overrides: readonly Override[]): HTMLElement =>
  showCard('status', 'slow', overrides);
