import type { Site, SiteInput } from '@edu/shared-utility';
import { localDrafts } from '@edu/shared-utility/data';

/** Unsaved input of the site's form. */
interface SiteDraft {
  /** ISO 8601. */
  readonly at: string;
  readonly input: SiteInput;
  /** The saved site that it was based on. */
  readonly base: Site;
}

const isDraft = (raw: unknown): raw is SiteDraft =>
  raw instanceof Object &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'input' in raw &&
  raw.input instanceof Object &&
  'base' in raw &&
  raw.base instanceof Object;

/** Unsaved input of the site's form; a tenant has one site. */
export const siteDrafts = localDrafts('modular.site', isDraft);
