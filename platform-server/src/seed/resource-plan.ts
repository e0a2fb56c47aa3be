import { DAY } from './day';
import { media } from './media';
import type { Medium } from './medium';
import { categoryNames, type Kind, titles, units } from './resource-titles';
import { seedId } from './seed-id';

const dayFrom = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const branches: Readonly<Record<string, readonly string[]>> = {
  head: ['main', 'main', 'east', 'main', 'south'],
  vocational: ['vocational'],
};
const uploaders: Readonly<Record<string, string>> = {
  head: '13900000001',
  vocational: '13900000003',
};

/** One resource of the demo with its file. */
export interface PlannedResource {
  readonly organ: string;
  /** Number of the resource within the organisation. */
  readonly index: number;
  readonly title: string;
  readonly medium: Medium;
  readonly fileId: string;
  readonly posterId: string | null;
  readonly branch: string;
  readonly createdBy: string;
  readonly categoryId: string | null;
  readonly unitId: string | null;
  readonly shared: boolean;
  /** True if the file was refused by the scan. */
  readonly isBroken: boolean;
  readonly at: Date;
}

export const idOf = (kind: string, organ: string, rest: string | number): string =>
  seedId(`${kind}:sunrise:${organ}:${rest}`);

function plan(organ: string): PlannedResource[] {
  const kinds = Object.entries(titles[organ] ?? {}) as [Kind, string][];
  const all = kinds.flatMap(([kind, text]) =>
    text.split(' ').map((title, indexInKind) => ({ kind, title, indexInKind })),
  );
  return all.map(({ kind, title, indexInKind }, index) => {
    const mediaOfKind = media.filter((item) => item.kind === kind);
    const medium = mediaOfKind[indexInKind % mediaOfKind.length];
    if (!medium) throw new Error(`no medium for ${kind}`);
    const ownCategoryNames = categoryNames[organ]?.[kind] ?? [];
    const owners = units[organ as keyof typeof units];
    const at = new Date(Date.now() - (150 - index * 3) * DAY);
    return {
      organ,
      index,
      title,
      medium,
      fileId: idOf('file', organ, index),
      posterId: medium.poster ? idOf('poster', organ, index) : null,
      branch: branches[organ]?.[index % (branches[organ]?.length ?? 1)] ?? '',
      createdBy: seedId(`account:${uploaders[organ]}`),
      categoryId:
        index % 9 === 8
          ? null
          : idOf(
              'category',
              organ,
              `${kind}:${indexInKind % Math.max(1, ownCategoryNames.length)}`,
            ),
      unitId: index % 2 === 0 ? idOf('copyright', organ, index % owners.length) : null,
      shared: index % 4 === 1,
      isBroken: organ === 'head' && title === '洗手步骤图',
      at,
    };
  });
}

export const organs = Object.keys(titles);
export const planned: readonly PlannedResource[] = organs.flatMap(plan);

export const plannedUnits = organs.flatMap((organ) =>
  units[organ as keyof typeof units].map(([name, days], i) => ({
    id: idOf('copyright', organ, i),
    organ,
    name,
    validUntil: days === null ? null : dayFrom(days),
  })),
);

/** The file of platform-server/demo-media for each storage id. */
export const filesOfDemo: readonly { readonly id: string; readonly medium: Medium }[] = planned
  .filter(({ isBroken }) => !isBroken)
  .flatMap(({ fileId, posterId, medium }) => [
    { id: fileId, medium },
    ...(posterId && medium.poster ? [{ id: posterId, medium: medium.poster }] : []),
  ]);
