import type { Site, SiteInput } from '@edu/shared-utility';

export type SiteField = keyof SiteInput;

export const siteFields = [
  'pageTitle',
  'logo',
  'logoOnDark',
  'theme',
  'color',
  'loginBackground',
  'loginPicture',
  'isNewSaas',
  'isI18n',
  'isOpenPlatformUpCommodity',
  'publicScreens',
  'dashboards',
  'domains',
] as const satisfies readonly SiteField[];

const pictures: readonly SiteField[] = ['logo', 'logoOnDark', 'loginBackground', 'loginPicture'];
export const isPicture = (name: SiteField): boolean => pictures.includes(name);

export const toDraft = (site: Site): SiteInput => {
  const { version: _, tenantName: __, ...draft } = site;
  return draft;
};

/** Removes empty lines from the domains. */
const comparableValue = (value: SiteInput[SiteField]): unknown =>
  Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item.trim() : item)).filter(Boolean)
    : value;

const isSame = (items: SiteInput[SiteField], other: SiteInput[SiteField]): boolean =>
  JSON.stringify(comparableValue(items)) === JSON.stringify(comparableValue(other));

export const changedFields = (from: SiteInput, to: SiteInput): SiteField[] =>
  siteFields.filter((name) => !isSame(from[name], to[name]));

/** The fields to send: those that differ from what was read. */
export const changesOf = (from: SiteInput, to: SiteInput): Partial<SiteInput> =>
  Object.fromEntries(changedFields(from, to).map((name) => [name, comparableValue(to[name])]));

/** Fields that two people have changed, to different values. */
export const fieldsChangedByBoth = (
  from: SiteInput,
  mine: SiteInput,
  theirs: SiteInput,
): SiteField[] => {
  const changedByMe = changedFields(from, mine);
  const different = changedFields(mine, theirs);
  return changedFields(from, theirs).filter(
    (name) => changedByMe.includes(name) && different.includes(name),
  );
};

/** The current site with the person's changes applied on top. */
export const mergeDraft = (read: SiteInput, mine: SiteInput, current: SiteInput): SiteInput => ({
  ...current,
  ...changesOf(read, mine),
});
