import { button, paragraph, plainCard } from '../boot/plain-card';

/** What holds for a start that is slow and for one that failed: which of the two it is, a page cannot know. */
const chinese = ['页面还没有启动，请检查网络后重新加载。', '重新加载'] as const;
const others: Readonly<Record<string, readonly [text: string, reload: string]>> = {
  'en-US': ['The page has not started. Check the network, then reload.', 'Reload'],
  'fr-FR': ['La page n’a pas démarré. Vérifiez le réseau, puis rechargez.', 'Recharger'],
};

/** In ms. The boot script is small and the first that a page asks for. */
const PATIENCE = 5_000;

/** Says so while the boot script, which has the words for every other fault, does not come itself. */
export function watchBoot(reload: () => void): void {
  const script = document.querySelector('script[src*="/boot"]');
  if (!script) return;
  let card: HTMLElement | undefined;
  const show = () => {
    if (card) return;
    const { lang } = document.documentElement;
    const [text, label] = others[lang] ?? chinese;
    card = plainCard('alert', 'bottom');
    card.append(paragraph(text), button(label, reload));
    document.body.append(card);
  };
  const patience = setTimeout(show, PATIENCE);
  script.addEventListener('error', show);
  script.addEventListener('load', () => {
    clearTimeout(patience);
    card?.remove();
  });
}
