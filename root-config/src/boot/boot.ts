/**
 * The page's only own script besides SystemJS: starts root-config, and says so in plain DOM when
 * even that cannot be loaded. It stands alone, so it brings its three sentences itself.
 */
const sentences = {
  zh: ['页面未能启动，请检查网络后重新加载。', '重新加载'],
  en: ['The page could not start. Check the network, then reload.', 'Reload'],
  fr: ['La page n’a pas pu démarrer. Vérifiez le réseau, puis rechargez.', 'Recharger'],
} as const;

function storedLanguage(): keyof typeof sentences {
  try {
    const stored = window.localStorage.getItem('keep:language') ?? '';
    return stored.startsWith('en') ? 'en' : stored.startsWith('fr') ? 'fr' : 'zh';
  } catch {
    return 'zh';
  }
}

function sayThatItFailed(error: unknown): void {
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

System.import('@edu/root-config').catch(sayThatItFailed);
