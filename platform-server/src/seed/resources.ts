import type { Tx } from '../db/database';
import * as t from '../db/schema';
import type { Medium } from './medium';
import { applications, organId, tenantId } from './resource-applications';
import { idOf, organs, type PlannedResource, planned, plannedUnits } from './resource-plan';
import { categoryNames } from './resource-titles';
import { seedId } from './seed-id';

/** One top category of each kind, with the others below it. */
const categories = organs.flatMap((organ) =>
  Object.entries(categoryNames[organ] ?? {}).flatMap(([type, names]) =>
    names.map((name, sort) => ({
      id: idOf('category', organ, `${type}:${sort}`),
      tenantId,
      organId: organId(organ),
      type: type as Medium['kind'],
      name,
      sort: sort === 0 ? 0 : sort - 1,
      parentId: sort === 0 ? null : idOf('category', organ, `${type}:0`),
    })),
  ),
);

const fileRow = (
  { organ, branch, createdBy, at, isBroken }: PlannedResource,
  { id, name, medium }: { readonly id: string; readonly name: string; readonly medium: Medium },
) => ({
  id,
  tenantId,
  organId: organId(organ),
  branchId: seedId(`branch:sunrise:${branch}`),
  kind: medium.kind,
  name: `${name}.${medium.file.split('.').at(-1)}`,
  bytes: medium.bytes,
  ...(isBroken
    ? { state: 'refused' as const, refusal: 'file.otherContent' }
    : {
        state: 'ready' as const,
        mediaType: medium.mediaType,
        sha256: medium.sha256,
        width: medium.width ?? null,
        height: medium.height ?? null,
        hasThumbnail: medium.kind === 'image',
      }),
  createdBy,
  createdAt: at,
  finishedAt: at,
  updatedAt: at,
});

const files = planned.flatMap((item) => [
  fileRow(item, { id: item.fileId, name: item.title, medium: item.medium }),
  ...(item.posterId && item.medium.poster
    ? [fileRow(item, { id: item.posterId, name: `${item.title}封面`, medium: item.medium.poster })]
    : []),
]);

const rows = planned.map((item) => ({
  id: idOf('resource', item.organ, item.index),
  tenantId,
  organId: organId(item.organ),
  branchId: seedId(`branch:sunrise:${item.branch}`),
  title: item.title,
  kind: item.medium.kind,
  categoryId: item.categoryId,
  copyrightUnitId: item.unitId,
  fileId: item.fileId,
  posterId: item.posterId,
  seconds: item.medium.seconds ?? null,
  pages: item.medium.pages ?? null,
  shared: item.shared,
  createdBy: item.createdBy,
  createdAt: item.at,
  updatedAt: item.at,
}));

/** The library of the first demo tenant; the bytes of its files are copied at start (place-media.ts). */
export async function seedResources(tx: Tx): Promise<void> {
  await tx.insert(t.category).values(categories);
  await tx
    .insert(t.copyrightUnit)
    .values(
      plannedUnits.map(({ organ, ...unit }) => ({ ...unit, tenantId, organId: organId(organ) })),
    );
  await tx.insert(t.storedFile).values(files);
  await tx.insert(t.resource).values(rows);
  await tx.insert(t.resourceFile).values(
    rows.map(({ id, fileId, createdBy, createdAt }) => ({
      tenantId,
      resourceId: id,
      number: 1,
      fileId,
      createdBy,
      createdAt,
    })),
  );
  await tx.insert(t.resourceApplication).values(applications);
}
