import { configValue, safeImage } from '@edu/shared-utility';

export interface Branding {
  /** Background of the page; '' for none. */
  readonly backdrop: string;
  /** Replaces the product's illustration; '' for the product's. */
  readonly picture: string;
}

/** The tenant's images, from its frontend configuration (specification §3, login context). */
export function readBranding(): Branding {
  return {
    backdrop: safeImage(configValue('custom_login_background_img')),
    picture: safeImage(configValue('custom_login_img')),
  };
}
