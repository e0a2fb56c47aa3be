import { element } from '@edu/shared-utility';
import { isLoopback } from '../../page-map/hosts';
import type { Override } from '../../page-map/overrides';
import { copyText } from '../../recovery/diagnosis';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { drawSquares } from './icons';
import { button } from './parts';

/** Draws a QR code; its library is loaded with the first one. */
async function drawCode(text: string): Promise<SVGElement> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return drawSquares(path, size, phrases.t('share.code'));
}

/** Shares an override: a link that asks before it applies, as text or as a QR code. */
export function createShare(dock: Dock, readOverride: () => Promise<Override | null>) {
  const container = element('div', { class: 'share' });
  container.hidden = true;

  async function copyLink(): Promise<void> {
    const override = await readOverride();
    if (!override) return;
    const link = dock.host.shareLink(override);
    const done = await copyText(link);
    dock.say(done ? phrases.t('shared') : link, done ? 'good' : 'bad');
  }

  async function showCode(): Promise<void> {
    const override = container.hidden ? await readOverride() : null;
    container.hidden = override === null;
    code.setAttribute('aria-expanded', String(override !== null));
    if (!override) return;
    const link = dock.host.shareLink(override);
    const isOfThisComputer = [link, override.address].some((address) =>
      isLoopback(new URL(address, window.location.href).hostname),
    );
    try {
      container.replaceChildren(
        await drawCode(link),
        element(
          'div',
          {},
          element('p', {}, phrases.t('share.hint')),
          ...(isOfThisComputer
            ? [element('p', { class: 'warning' }, phrases.t('share.thisComputer'))]
            : []),
        ),
      );
    } catch {
      container.hidden = true;
      dock.say(phrases.t('share.tooLong'), 'bad');
    }
  }

  const code = button(phrases.t('share.show'), () => void showCode(), { icon: 'qr' });
  code.setAttribute('aria-expanded', 'false');
  return {
    element: container,
    buttons: [button(phrases.t('share.link'), () => void copyLink(), { icon: 'link' }), code],
  };
}
