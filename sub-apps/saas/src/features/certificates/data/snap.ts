import { type Box, inTenths } from './fields';

/** The lines to which a field is snapped; null for none. */
export interface Guides {
  readonly x: number | null;
  readonly y: number | null;
}

export const noGuides: Guides = { x: null, y: null };

interface SnapTargets {
  readonly others: readonly Box[];
  readonly widthMm: number;
  readonly heightMm: number;
  /** Millimetres within which a field snaps to a line. */
  readonly reach: number;
}

const edgesAndCentre = (start: number, size: number): number[] => [
  start,
  start + size / 2,
  start + size,
];

/** The line nearest to one of the field's edges or its middle, with the distance. */
function nearest(ownLines: readonly number[], lines: readonly number[], reach: number) {
  let best: { line: number; distance: number } | null = null;
  for (const line of lines) {
    for (const edge of ownLines) {
      const distance = line - edge;
      if (Math.abs(distance) <= reach && (!best || Math.abs(distance) < Math.abs(best.distance)))
        best = { line, distance: distance };
    }
  }
  return best;
}

/** Snaps a box to edges and middles of the sheet and of other fields, if one is near. */
export function snap(box: Box, { others, widthMm, heightMm, reach }: SnapTargets) {
  const verticalLines = [
    ...edgesAndCentre(0, widthMm),
    ...others.flatMap(({ x, width }) => edgesAndCentre(x, width)),
  ];
  const horizontalLines = [
    ...edgesAndCentre(0, heightMm),
    ...others.flatMap(({ y, height }) => edgesAndCentre(y, height)),
  ];
  const x = nearest(edgesAndCentre(box.x, box.width), verticalLines, reach);
  const y = nearest(edgesAndCentre(box.y, box.height), horizontalLines, reach);
  const guides: Guides = { x: x?.line ?? null, y: y?.line ?? null };
  return {
    x: inTenths(box.x + (x?.distance ?? 0)),
    y: inTenths(box.y + (y?.distance ?? 0)),
    guides,
  };
}
