import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { mapChange } from '../db/schema';
import { type Content, contentInForce, contentOf } from './content-in-force';
import type { ChangeRow } from './history';
import { MapRefusal } from './map-refusal';

/** Maximum of contents that a rollback searches. */
const MAX_CONTENTS = 1000;

/** A content that was in force; `digest` allows comparison without reading it. */
interface Step {
  readonly id: number;
  readonly action: string;
  readonly request: Record<string, unknown> | null;
  readonly digest: string;
}

/** Newest first. */
const steps = (tx: Tx): Promise<Step[]> =>
  tx
    .select({
      id: mapChange.id,
      action: mapChange.action,
      request: mapChange.request,
      digest: sql<string>`md5(${mapChange.content})`,
    })
    .from(mapChange)
    .where(isNotNull(mapChange.revision))
    .orderBy(desc(mapChange.revision))
    .limit(MAX_CONTENTS);

/** Index of the content that a rollback restored. Older versions did not record it, so the text is compared. */
function targetOf(list: readonly Step[], at: number): number {
  const step = list[at];
  if (step?.action !== 'rollback') return -1;
  const { to } = step.request ?? {};
  return list.findIndex(
    ({ id, digest }, i) => i > at && (to === undefined ? digest === step.digest : id === to),
  );
}

/** For a rollback the original content that it restored, so that undone changes are skipped. */
function originOf(list: readonly Step[], at: number): number {
  let origin = at;
  for (let next = targetOf(list, origin); next >= 0; next = targetOf(list, origin)) origin = next;
  return origin;
}

async function readable(tx: Tx, id: number): Promise<Content | null> {
  const [row] = await tx.select().from(mapChange).where(eq(mapChange.id, id));
  return row ? contentOf(row) : null;
}

/**
 * The map before the last `count` changes. Rollbacks and the changes they undid are skipped, so that repeated
 * rollbacks go further back. Throws MapRefusal if the history is too short.
 */
export async function contentBefore(tx: Tx, count: number): Promise<Content> {
  const [list, inForce] = [await steps(tx), await contentInForce(tx)];
  let index = originOf(
    list,
    list.findIndex(({ id }) => id === inForce?.id),
  );
  let content = inForce;
  for (let undone = 0; undone < count; undone += 1) {
    // Unreadable contents were never in force, so they are skipped.
    do {
      index = index + 1 < list.length ? originOf(list, index + 1) : list.length;
      const step = list[index];
      content = step ? await readable(tx, step.id) : null;
    } while (!content && index < list.length);
    if (!content) throw doesNotReach(count, undone);
  }
  if (!content) throw doesNotReach(count, 0);
  return content;
}

function doesNotReach(count: number, undone: number): MapRefusal {
  return new MapRefusal(
    undone === 0
      ? 'Everything has been undone: no map was in force before this one. Name a change of the history to go to its map (rollback --to).'
      : `The history does not reach ${count} changes back: ${undone} can be undone.`,
    'missing',
  );
}

/** Why a change has no map to roll back to. */
function withoutContent(row: ChangeRow): string | null {
  const { id, kind, status } = row;
  if (status === 'waiting')
    return `Change #${id} waits for a second person: it was never in force.`;
  if (status === 'rejected') return `Change #${id} was refused: it was never in force.`;
  if (kind === 'rollout') {
    return `Change #${id} is a step of a rollout and left the map as it was: name a change of the map.`;
  }
  return null;
}

/** The map right after a change. Throws MapRefusal if that change has none. */
export async function contentAfter(tx: Tx, id: number): Promise<Content> {
  const [row] = await tx.select().from(mapChange).where(eq(mapChange.id, id));
  if (!row) throw new MapRefusal(`There is no change #${id}: see the history.`, 'missing');
  const fault = withoutContent(row);
  if (fault !== null) throw new MapRefusal(fault);
  const content = contentOf(row);
  if (content) return content;
  throw new MapRefusal(`The map of change #${id} cannot be read: go back to another one.`);
}
