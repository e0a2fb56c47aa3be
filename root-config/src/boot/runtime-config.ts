import { configureRuntime, type RuntimeConfig } from '@edu/shared-utility';

/** The configuration embedded in the page by the server, which saves a request. */
function embeddedConfig(): RuntimeConfig | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="edu-config"]');
  try {
    const config: unknown = JSON.parse(meta?.content || 'null');
    return typeof config === 'object' ? config : null;
  } catch {
    return null;
  }
}

/**
 * Reads `/config.json` at the site's root (architecture §3). A site without one, or with a damaged one,
 * runs with the defaults: same origin or the API host by the page's host.
 */
export async function loadRuntimeConfig(signal: AbortSignal): Promise<void> {
  try {
    const embedded = embeddedConfig();
    if (embedded) return configureRuntime(embedded);
    const response = await fetch('/config.json', { signal });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.includes('json')) return;
    const config: unknown = await response.json();
    if (typeof config === 'object' && config !== null) configureRuntime(config as RuntimeConfig);
  } catch (error) {
    console.warn('config.json could not be read; the defaults are used.', error);
  }
}
