/** Forms of single values that are needed before a request is there, too. */

const DOMAIN =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** A bare host name in small letters. */
export const isDomain = (text: string): boolean => DOMAIN.test(text);
