const sentences = {
  zh: ['页面未能启动，请检查网络后重新加载。', '重新加载'],
  en: ['The page could not start. Check the network, then reload.', 'Reload'],
  fr: ['La page n’a pas pu démarrer. Vérifiez le réseau, puis rechargez.', 'Recharger'],
} as const;

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

/** The last resort of a page that cannot start. */
export function showBootError(error: unknown): void {
  console.error('root-config could not be started.', error);
  const [sentence, label] = sentences[storedLanguage()];
  const text = document.createElement('p');
  text.textContent = sentence;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = label;
  reload.addEventListener('click', () => window.location.reload());
  const card = document.createElement('section');
  card.setAttribute('role', 'alert');
  card.className = 'edu-boot-failed';
  card.append(text, reload);
  document.body.append(card);
}
