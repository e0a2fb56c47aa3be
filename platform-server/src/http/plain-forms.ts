/** Formats of single values that are also validated outside of a request. */

const DOMAIN =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** True for a host name in lower case, without scheme or port. */
export const isDomain = (text: string): boolean => DOMAIN.test(text);
