/** The address of the platform from `/config.json`, needed before the rest of the page has loaded. */
export function platformAddress(config: unknown): string {
  const { origin } = window.location;
  const { apiBaseUrl, shellApiUrl } = (config ?? {}) as Record<string, unknown>;
  const address = [shellApiUrl, apiBaseUrl].find((value) => typeof value === 'string') ?? origin;
  return new URL(String(address), origin).href.replace(/\/+$/, '');
}
