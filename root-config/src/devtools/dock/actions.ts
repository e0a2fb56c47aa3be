import { element } from '@edu/shared-utility';
import { copyText } from '../../recovery/diagnosis';
import { bundleText } from '../bundle';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { button } from './parts';

async function report({ host, say }: Dock): Promise<void> {
  const text = bundleText(host, {
    path: window.location.pathname,
    browser: navigator.userAgent,
    window: `${window.innerWidth}×${window.innerHeight}`,
    language: document.documentElement.lang,
    at: new Date(),
  });
  const done = await copyText(text);
  say(phrases.t(done ? 'report.copied' : 'report.failed'), done ? 'good' : 'bad');
}

/** Buttons for the whole page: outlines, a report, and the way back to the published modules. */
export function createActions(dock: Dock) {
  const outlines = button(
    phrases.t('outlines'),
    () => {
      const isOutlined = document.documentElement.toggleAttribute('data-edu-outlines');
      outlines.setAttribute('aria-pressed', String(isOutlined));
    },
    { icon: 'outline' },
  );
  const isOn = document.documentElement.hasAttribute('data-edu-outlines');
  outlines.setAttribute('aria-pressed', String(isOn));
  const reset = button(phrases.t('reset'), () => void dock.host.reset(), { icon: 'reset' });
  return {
    element: element(
      'div',
      { class: 'actions' },
      reset,
      outlines,
      button(phrases.t('report.copy'), () => void report(dock), { icon: 'report' }),
    ),
    update() {
      reset.hidden = !dock.host
        .modules()
        .some(({ override, map }) => override !== null || map !== null);
    },
  };
}
