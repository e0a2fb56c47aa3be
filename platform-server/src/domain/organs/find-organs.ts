import type { Organ, Organs, PlacedBranch } from '@edu/shared-utility/contract';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { toTree } from '../tree';
import { managesAllOrgans } from './organ-access';
import { type BranchRow, branchRows, type OrganRow, organRows, type Scope } from './organ-rows';

const asBranch = (row: BranchRow): Omit<PlacedBranch, 'children'> => ({
  id: row.id,
  name: row.name,
  parentId: row.parent_id,
  ucode: row.ucode,
  regionId: row.region_id,
  isFirst: row.is_first,
  students: row.students,
  staff: row.staff,
  createdAt: new Date(row.created_at).toISOString(),
  version: row.version,
});

const asOrgan = (row: OrganRow, branches: readonly BranchRow[]): Organ => ({
  id: row.id,
  name: row.name,
  channel: row.channel,
  status: row.status,
  isHead: row.is_head,
  students: row.students,
  staff: row.staff,
  departments: row.departments,
  createdAt: new Date(row.created_at).toISOString(),
  version: row.version,
  actor: row.actor,
  branches: toTree(branches.filter((branch) => branch.organ_id === row.id).map(asBranch)),
});

async function readOrgans(tx: Tx, scope: Scope): Promise<Organ[]> {
  const rows = await organRows(tx, scope);
  const branches = await branchRows(tx, scope);
  return rows.map((row) => asOrgan(row, branches));
}

/** The organisations that the caller manages: all of the tenant, or their own in the branches where they work. */
export async function findOrgans(tx: TenantTx, caller: Caller): Promise<Organs> {
  const { tenantId, memberId } = caller;
  const isAll = await managesAllOrgans(tx, caller, 'organ.read');
  const scope: Scope = isAll
    ? { tenantId, memberId, organId: null, branches: null }
    : { tenantId, memberId, organId: actorOf(caller).organId, branches: caller.branches };
  // As the system, since row-level security hides students of other organisations.
  return { isAll, organs: await asSystem(tx, (t) => readOrgans(t, scope)) };
}
