/** One entry of the permission tree that every tenant starts with. */
export interface BasePermission {
  code: string;
  parent?: string;
  kind: 'menu' | 'action';
  name: string;
  names: { 'en-US': string; 'fr-FR': string };
  systemTagName?: string;
  url?: string;
  /** 2 is a page, other types are directories. */
  type?: number;
}

type Names = readonly [zh: string, en: string, fr: string];

/** A page of a sub-application, below a directory of the menu or at the top level. */
export const menuPage = (
  code: string,
  parent: string | null,
  [name, en, fr]: Names,
  [systemTagName, url]: readonly [segment: string, path: string],
): BasePermission => ({
  code,
  ...(parent !== null && { parent }),
  kind: 'menu',
  name,
  names: { 'en-US': en, 'fr-FR': fr },
  systemTagName,
  url,
  type: 2,
});

/** An action, below the page on which it is offered. */
export const action = (
  code: string,
  zh: string,
  en: string,
  fr: string,
  parent?: string,
): BasePermission => ({
  code,
  kind: 'action',
  name: zh,
  names: { 'en-US': en, 'fr-FR': fr },
  ...(parent && { parent }),
});
