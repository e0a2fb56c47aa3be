import { inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { factsOf } from '../domain/declarations/facts';
import { DAY } from './day';
import { seedId } from './seed-id';
import { trainId } from './train-plan';

interface PlannedDeclaration {
  readonly train: string;
  readonly state: 'draft' | 'submitted' | 'accepted' | 'returned';
  /** Days from now of each submission, in order; each decision came three days later. */
  readonly submitted?: readonly number[];
  readonly remark: string;
  /** The reasons of its returns, in order. */
  readonly reasons?: readonly string[];
}

const planned: readonly PlannedDeclaration[] = [
  {
    ...{ train: 'spring', state: 'accepted', submitted: [-195] },
    remark: '与街道联合举办，学费由就业补贴承担。',
  },
  {
    ...{ train: 'safety', state: 'accepted', submitted: [-170, -160] },
    ...{ remark: '面向已上岗的家政人员。', reasons: ['请补充消防演练的场地和安全责任人。'] },
  },
  {
    ...{ train: 'electric', state: 'accepted', submitted: [-140] },
    remark: '实训设备 30 套，带教教师 4 名。',
  },
  {
    ...{ train: 'summer', state: 'accepted', submitted: [-115] },
    remark: '夏季班，与春季班课程一致，增加防暑内容。',
  },
  {
    ...{ train: 'manners', state: 'returned', submitted: [-82] },
    ...{ remark: '', reasons: ['课时不足 16 学时，不符合补贴性培训的要求。'] },
  },
  {
    ...{ train: 'welding', state: 'submitted', submitted: [-6] },
    remark: '电焊与高处作业两个实训室轮换使用。',
  },
  {
    ...{ train: 'running', state: 'submitted', submitted: [-2] },
    remark: '秋季班，结业考试由本机构组织。',
  },
  {
    ...{ train: 'first-aid', state: 'returned', submitted: [-14] },
    ...{ remark: '线上理论，线下实操两次。', reasons: ['请注明线下实操的地点和日期。'] },
  },
  { train: 'winter', state: 'draft', remark: '冬季班报名将于开班前一周截止。' },
];

/** Whole seconds, as the history is shown to people. */
const inDays = (days: number): Date => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY);
const operator = '周运营';

/** Declarations of the demo's trainings, some of which wait for a decision. */
export async function seedDeclarations(tx: Tx): Promise<void> {
  const ids = planned.map(({ train }) => trainId(train));
  const rows = await tx.select().from(t.train).where(inArray(t.train.id, ids));
  const people = await tx.select().from(t.account);
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? '';
  for (const { train, state, submitted = [], remark, reasons = [] } of planned) {
    const row = rows.find(({ id }) => id === trainId(train));
    if (!row) continue;
    const { tenantId, organId, branchId, createdBy } = row;
    const declarationId = seedId(`declaration:sunrise:${train}`);
    const last = submitted.at(-1);
    const isDecided = state === 'accepted' || state === 'returned';
    const decidedAt = isDecided && last !== undefined ? inDays(last + 3) : null;
    await tx.insert(t.declaration).values({
      ...factsOf(row),
      ...{ id: declarationId, tenantId, organId, branchId, createdBy, trainId: row.id },
      ...{ state, remark, decidedAt },
      reason: state === 'returned' ? (reasons.at(-1) ?? null) : null,
      submittedAt: last === undefined ? null : inDays(last),
      submittedBy: last === undefined ? null : createdBy,
      createdAt: inDays((submitted[0] ?? -1) - 2),
      updatedAt: decidedAt ?? inDays(last ?? -1),
    });
    const events = submitted.flatMap((days, time) => {
      const keys = { tenantId, declarationId };
      const reason = reasons[time] ?? null;
      const sent = { ...keys, kind: 'submitted' as const, createdAt: inDays(days) };
      const decided = reason === null ? ('accepted' as const) : ('returned' as const);
      return [
        { ...sent, byName: nameOf(createdBy), reason: null },
        ...(time === submitted.length - 1 && !isDecided
          ? []
          : [{ ...keys, kind: decided, reason, byName: operator, createdAt: inDays(days + 3) }]),
      ];
    });
    if (events.length > 0) await tx.insert(t.declarationEvent).values(events);
  }
}
