/** Where the platform listens, by `/config.json`: nothing of the page is there yet that knows it. */
export function platformAddress(config: unknown): string {
  const { origin } = window.location;
  const { apiBaseUrl, shellApiUrl } = (config ?? {}) as Record<string, unknown>;
  const address = [shellApiUrl, apiBaseUrl].find((value) => typeof value === 'string') ?? origin;
  return new URL(String(address), origin).href.replace(/\/+$/, '');
}
