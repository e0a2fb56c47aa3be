import { apiBaseUrl } from '../environment';

/**
 * An address that may be shown as an image: http(s), or a path of the API's host, whose configurations name it. Anything
 * else (`javascript:`, `data:`, credentials, a broken address) gives ''.
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
