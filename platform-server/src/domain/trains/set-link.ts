import { randomBytes } from 'node:crypto';
import type { EnrolmentLink } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { linkOf, lockTrainRow, trainRow } from './read-train';
import { writeTrain } from './save-train';
import type { linkInput } from './train-fields';
import type { TrainRow } from './train-row';

/** Refuses an end in the past; an unchanged one may stay while other settings change. */
function requireFuture(until: string | null, row: TrainRow): void {
  if (until === null || new Date(until).getTime() === row.linkUntil?.getTime()) return;
  if (new Date(until).getTime() <= Date.now()) throw new FieldError('until', 'train.linkPast');
}

/** Opens the link or changes its limits. A closed link is never opened again: a new one is created. */
export async function setLink(
  tx: TenantTx,
  caller: Caller,
  { id, isOpen, places, until }: z.output<typeof linkInput>,
): Promise<EnrolmentLink | null> {
  const row = await lockTrainRow(tx, caller, { id });
  if (isOpen) requireFuture(until, row);
  const set = isOpen
    ? {
        linkToken: row.linkToken ?? randomBytes(16).toString('base64url'),
        linkPlaces: places,
        linkUntil: until === null ? null : new Date(until),
      }
    : { linkToken: null, linkPlaces: null, linkUntil: null };
  await writeTrain(tx, id, set);
  const detail = { title: row.title, places, until };
  const action = isOpen ? 'train.linkOpened' : 'train.linkClosed';
  await audit(tx, { ...auditContext(caller, id), action, detail });
  return linkOf(await trainRow(tx, caller, id));
}
