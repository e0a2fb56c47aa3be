import { configValue } from '@edu/shared-utility';

export interface Branding {
  /** Behind the whole page; '' for none. */
  readonly backdrop: string;
  /** In the place of our own picture; '' for ours. */
  readonly picture: string;
}

/**
 * An address that may be shown as an image: http(s), or a path of this site. Anything else
 * (`javascript:`, `data:`, credentials, a broken address) gives ''.
 */
export function safeImage(raw: string | undefined, origin = window.location.origin): string {
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

/** The tenant's images out of its frontend configuration (specification §3, login context). */
export function readBranding(): Branding {
  return {
    backdrop: safeImage(configValue('custom_login_background_img')),
    picture: safeImage(configValue('custom_login_img')),
  };
}
