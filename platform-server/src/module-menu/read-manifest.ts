import type { MenuContent } from '../db/schema';
import { type Complaint, Complaints, quoteValue } from './complaint';
import { parse, type Raw, readIcon, readLanguages, readLayout, readList } from './manifest-fields';
import { readPages, readPermission } from './read-pages';
import { readTitle } from './read-title';

const fieldNames = [
  ...['module', 'title', 'icon', 'layout', 'pages', 'permissions', 'languages'],
  // used by editors for validation
  '$schema',
];
/** Pattern of segments, as in `menuPath`. */
const SEGMENT = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** What a manifest offers for the menu. */
export interface Offer extends Omit<MenuContent, 'isGrouped'> {
  readonly languages: readonly string[];
  /** Permissions that the module's calls and pages require. */
  readonly permissions: readonly string[];
}

/** The result of reading a manifest; the offer is null if nothing is usable. */
export interface ReadManifest {
  readonly offer: Offer | null;
  readonly complaints: readonly Complaint[];
}

/** True, with a complaint, if the manifest cannot be used for this module at all. */
function isRefused(
  raw: Raw | null,
  module: string,
  segment: string,
  complaints: Complaints,
): boolean {
  if (raw === null) return true;
  if (!SEGMENT.test(segment)) complaints.add('manifest.segment', { segment });
  // browsers and some bundlers use a file of this name for web app manifests
  else if (raw.title === undefined && raw.pages === undefined) complaints.add('manifest.otherKind');
  else if (raw.module !== undefined && raw.module !== module) {
    complaints.add('manifest.module', { module: quoteValue(raw.module) });
  } else return false;
  return true;
}

/**
 * Reads the manifest of a module. Its content is untrusted: what cannot be used is skipped, with a complaint.
 *
 * @param module name of the line in the import map
 */
export function readManifest(text: string, module: string): ReadManifest {
  const complaints = new Complaints();
  const segment = module.replace('@edu-app/', '');
  const raw = parse(text, complaints);
  if (isRefused(raw, module, segment, complaints) || raw === null) {
    return { offer: null, complaints: complaints.all };
  }
  const unknown = Object.keys(raw).filter((name) => !fieldNames.includes(name));
  if (unknown.length > 0)
    complaints.add('manifest.unknown', { names: quoteValue(unknown.join(', ')) });
  const fallback = { 'zh-CN': segment, 'en-US': segment, 'fr-FR': segment };
  const title = readTitle(raw.title, segment, complaints) ?? fallback;
  const pages =
    raw.pages === undefined
      ? [{ url: '', names: title, parent: null, permission: null }]
      : readPages(raw.pages, segment, complaints);
  const listedPermissions = readList(raw, 'permissions', complaints).flatMap(
    (code) => readPermission(code, complaints, 'permissionList') ?? [],
  );
  const permissions = [
    ...new Set([...listedPermissions, ...pages.flatMap((page) => page.permission ?? [])]),
  ];
  const icon = readIcon(raw, complaints);
  const layout = readLayout(raw, complaints);
  const languages = readLanguages(raw, complaints);
  if (pages.length === 0) complaints.add('manifest.noPages');
  const offer = { title, icon, layout, pages, languages, permissions };
  return { offer: pages.length > 0 ? offer : null, complaints: complaints.all };
}
