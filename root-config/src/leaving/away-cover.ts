import { drawCard, element } from '@edu/shared-utility';
import { applyCardTitle } from '../boot/tenant';
import { phrases } from '../phrases';

/**
 * Covers the page with a modal dialog while the next page cannot be reached. What is below belongs to a session or
 * a place that was already left, so neither pointer nor keyboard may reach it.
 *
 * @param retry resolves to false while the network is still away
 */
export function coverPage(isLoggedOut: boolean, retry: () => Promise<boolean>): void {
  const title = phrases.t(navigator.onLine ? 'away.server' : 'away.network');
  const card = drawCard({
    art: 'broken',
    title,
    lines: [...(isLoggedOut ? [phrases.t('away.loggedOut')] : []), phrases.t('away.text')],
    actions: [
      {
        label: phrases.t('retry'),
        say: async () => phrases.t((await retry()) ? 'retry' : 'away.still'),
      },
    ],
    role: 'alert',
  });
  const cover = element('dialog', { class: 'edu-away', 'aria-label': title }, card);
  cover.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(cover);
  cover.showModal();
  // The covered page may still change the tab's title, because the log-out removes the tenant's name from it.
  const titleCover = () => {
    if (!document.title.startsWith(title)) applyCardTitle(title);
  };
  new MutationObserver(titleCover).observe(document.head, { childList: true, subtree: true });
  titleCover();
}
