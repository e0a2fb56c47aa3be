import { type LoadedModule, onTabVisibility, runtimeConfig, whenIdle } from '@edu/shared-utility';
import { platformAddress } from '../boot/platform-address';

/** Modules loaded within this time go into one report, in ms. */
const REPORT_INTERVAL = 60_000;

/**
 * Reports to the shell's own server which modules this page has loaded since the last report: once the page is
 * idle, later at most once a minute and when it is hidden. The server counts them by the hour for operators. A
 * failed report is dropped, and the next one repeats its content. Platforms of others have no such call.
 *
 * @param loaded returns the modules that the page has loaded so far
 */
export function reportLoads(loaded: () => readonly LoadedModule[]): void {
  const { apiBaseUrl, shellApiUrl } = runtimeConfig();
  if (apiBaseUrl !== undefined && shellApiUrl === undefined) return;
  const reported = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const keyOf = ({ module, address }: LoadedModule): string => `${module} ${address}`;
    const modules = loaded().filter((module) => !reported.has(keyOf(module)));
    if (modules.length === 0) return;
    for (const module of modules) reported.add(keyOf(module));
    try {
      await fetch(`${platformAddress({ apiBaseUrl, shellApiUrl })}/platform/v1/module-loads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ modules }),
        credentials: 'omit',
        keepalive: true,
      });
    } catch {
      for (const module of modules) reported.delete(keyOf(module));
    }
  }

  whenIdle(() => void send());
  window.addEventListener('single-spa:app-change', () => {
    timer ??= setTimeout(() => void send(), REPORT_INTERVAL);
  });
  onTabVisibility((isVisible) => !isVisible && void send());
}
