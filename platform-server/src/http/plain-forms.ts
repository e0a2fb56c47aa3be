/** Forms of single values that are needed before a request is there, too. */

const DOMAIN =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** A bare host name in small letters. */
export const isDomain = (text: string): boolean => DOMAIN.test(text);

/** A mobile number of the mainland. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);
