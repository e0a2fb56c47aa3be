import { apiBaseUrl } from '../environment';

/**
 * An address that may be shown as an image: http(s), or a path on the API's host, where tenants' images are.
 * Anything else (`javascript:`, `data:`, credentials, an invalid address) returns ''.
 */
export function safeImage(
  raw: string | undefined,
  origin = new URL(apiBaseUrl(), window.location.origin).href,
): string {
  const text = raw?.trim();
  if (!text || text.length > 2048) return '';
  try {
    const url = new URL(text, origin);
    const plain = url.protocol === 'https:' || url.protocol === 'http:';
    return plain && !url.username && !url.password ? url.href : '';
  } catch {
    return '';
  }
}
