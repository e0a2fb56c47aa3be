import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type Locale, type ModuleMenu } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import { BusinessError } from '../http/business-error';
import { type Author, auditAs } from '../import-map/author';
import { phrase } from '../phrases';
import type { FileLiveMap } from '../static/live-map';
import { contentOf, entriesOf } from './entries';
import { type FetchedManifest, fetchManifest } from './fetch-manifest';
import { changedError, type MenuRequest, namesOfCodes, pagesChanged } from './menu-changes';
import { countEntries } from './menu-counts';
import { gatherEntries, insertEntries, removeEntries, updateEntries } from './menu-rows';
import { changedParts, isOfMenu, planOf, revisionOf } from './plan';
import { lockMenu, storedMenu, storeMenu } from './stored-menu';

/** Menu entries of foreign modules: what their manifests offer, and what the menus contain. */
export class ModuleMenus {
  constructor(
    private readonly db: Database,
    private readonly live: FileLiveMap,
    /** Folder of /modules/. */
    private readonly modules: string,
  ) {}

  async describe(name: string, locale: Locale): Promise<ModuleMenu> {
    const manifest = await this.manifestOf(name);
    return this.db.withSystem(async (tx) => {
      const stored = await storedMenu(tx, name);
      const before = stored?.content ?? null;
      const { offer } = manifest;
      const target = offer && contentOf(offer, before);
      const counts = await countEntries(tx, name);
      const { title, icon, layout } = target ??
        before ?? { title: null, icon: null, layout: 'full' };
      return {
        ...{ name, address: manifest.address, state: manifest.state },
        title: title?.[locale] ?? '',
        ...{ icon, layout, languages: [...(offer?.languages ?? [])] },
        permissions: namesOfCodes(offer?.permissions ?? [], locale),
        changed: changedParts(target, before),
        pages: planOf(name, target, before, counts, locale),
        complaints: manifest.complaints.map((complaint) =>
          phrase(locale, complaint.phrase, complaint.values),
        ),
        tenants: counts.tenants,
        applied: before && stored && { who: stored.who, at: stored.putAt.toISOString() },
        isCurrent: isDeepStrictEqual(target, before),
        revision: revisionOf(target, stored?.version ?? 0),
      };
    });
  }

  /** Updates the menus of all tenants to the manifest's offer; idempotent. */
  async apply({ name, revision }: MenuRequest, author: Author): Promise<void> {
    const { offer, complaints } = await this.manifestOf(name);
    if (!offer) {
      const [reason = { phrase: 'moduleMenu.changed' as const }] = complaints;
      throw new BusinessError(errorCodes.conflict, reason);
    }
    await this.db.withSystem(async (tx) => {
      const { content: before, version } = await lockMenu(tx, name);
      const target = contentOf(offer, before);
      if (isDeepStrictEqual(target, before)) return;
      if (revision !== revisionOf(target, version)) throw changedError();
      const formerEntries = before ? entriesOf(name, before) : [];
      const formerCodes = new Set(formerEntries.map(({ code }) => code));
      const entries = entriesOf(name, target);
      const added = entries.filter(({ code }) => !formerCodes.has(code));
      await insertEntries(tx, name, added);
      const directory = added.find(({ type }) => type === 1);
      if (directory) await gatherEntries(tx, name, directory.code);
      await updateEntries(tx, name, entries, formerEntries);
      await removeEntries(tx, name, entries);
      await storeMenu(tx, name, target, author);
      const detail = { name, changes: pagesChanged(before, target) };
      await auditAs(tx, author, 'importmap.menu_put', name, detail);
    });
    this.live.invalidateState();
  }

  /** Removes the module's entries from all menus, including renamed ones. */
  async remove({ name, revision }: MenuRequest, author: Author): Promise<void> {
    await this.db.withSystem(async (tx) => {
      if (!(await storedMenu(tx, name))) return;
      const { content: before, version } = await lockMenu(tx, name);
      if (!before) return;
      // The current offer is ignored, so that a host cannot prevent the removal.
      if (!isOfMenu(revision, version)) throw changedError();
      await removeEntries(tx, name, []);
      await storeMenu(tx, name, null, author);
      const detail = { name, changes: pagesChanged(before, null) };
      await auditAs(tx, author, 'importmap.menu_removed', name, detail);
    });
    this.live.invalidateState();
  }

  /** A module that was removed from the map may still have entries, which can be removed. */
  private async manifestOf(name: string): Promise<FetchedManifest> {
    const { source } = await this.live.current();
    const line = Object.hasOwn(source.imports, name) ? source.imports[name] : undefined;
    if (line !== undefined) {
      return fetchManifest({ hosts: this.live.hosts, modules: this.modules }, name, line);
    }
    const stored = await this.db.withSystem((tx) => storedMenu(tx, name));
    if (!stored) throw new BusinessError(errorCodes.notFound, { phrase: 'importMap.missing' });
    const complaints = stored.content ? [{ phrase: 'manifest.gone' } as const] : [];
    return { address: null, state: 'none', offer: null, complaints };
  }
}
