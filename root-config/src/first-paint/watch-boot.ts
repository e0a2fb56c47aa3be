import { button, paragraph, plainCard } from '../boot/plain-card';
import { reloadLabel } from '../boot/reload-label';

/** Texts that fit a slow start as well as a failed one, since the page cannot tell them apart. */
const chinese = ['页面还没有启动，请检查网络后重新加载。', reloadLabel.zh] as const;
const others: Readonly<Record<string, readonly [text: string, reload: string]>> = {
  'en-US': ['The page has not started. Check the network, then reload.', reloadLabel.en],
  'fr-FR': ['La page n’a pas démarré. Vérifiez le réseau, puis rechargez.', reloadLabel.fr],
};

/** In ms. The boot script is small and is requested first. */
const TIMEOUT = 5_000;

/** Shows a card if the boot script, which shows all other errors of the start, does not load itself. */
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
  const timer = setTimeout(show, TIMEOUT);
  script.addEventListener('error', show);
  script.addEventListener('load', () => {
    clearTimeout(timer);
    card?.remove();
  });
}
