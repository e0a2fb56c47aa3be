import { configValue, safeImage } from '@edu/shared-utility';

export interface Branding {
  /** Behind the whole page; '' for none. */
  readonly backdrop: string;
  /** In the place of our own picture; '' for ours. */
  readonly picture: string;
}

/** The tenant's images out of its frontend configuration (specification §3, login context). */
export function readBranding(): Branding {
  return {
    backdrop: safeImage(configValue('custom_login_background_img')),
    picture: safeImage(configValue('custom_login_img')),
  };
}
