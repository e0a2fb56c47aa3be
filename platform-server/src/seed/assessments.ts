import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { DAY } from './day';
import { seedId } from './seed-id';
import { seedStudents } from './students';

const HOUR = 3_600_000;
const COUNT = 72;
const tenantId = seedId('tenant:sunrise');
const createdBy = seedId('account:13900000001');
const skills = ['母婴护理', '养老护理', '居家保洁', '家庭餐制作', '收纳整理', '小儿推拿'];
const places = ['总部校区实训楼 201', '东区实训室 3', '家政实训中心一层'];
const assessors = ['何文清', '许静', '郭建国', '林小雨'];
const branches = ['main', 'east', 'south', 'east'];
/** Their states in turn; matrix.params.ts relies on the first three. */
const states = [
  ...(['registered', 'appointed', 'passed', 'certified', 'failed', 'certified'] as const),
  ...(['registered', 'certified', 'withdrawn', 'appointed', 'passed', 'certified'] as const),
];

/** Whole hours, as appointments are usually made. */
const inDays = (days: number, hour = 2): Date =>
  new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY + hour * HOUR);

/** Regions of the branches, by which talent can be searched. */
const regions = { main: '310101', east: '310115', south: '310104', vocational: '310112' } as const;

/** Assessments of several months; those with state certified belong to existing certificates of the demo. */
export async function seedAssessments(tx: Tx): Promise<void> {
  const certificates = await tx
    .select()
    .from(t.certificate)
    .where(
      and(
        eq(t.certificate.organId, seedId('organ:sunrise:head')),
        eq(t.certificate.templateId, seedId('certificate-template:sunrise:1')),
        isNull(t.certificate.revokedAt),
      ),
    )
    .orderBy(t.certificate.number);
  const people = seedStudents(COUNT + 40, 6).slice(40);
  const rows = people.map(({ name, phone }, i) => {
    const planned = states[i % states.length] ?? 'registered';
    const earned = planned === 'certified' ? certificates.shift() : undefined;
    const state = planned === 'certified' && !earned ? ('passed' as const) : planned;
    const isOver = state === 'passed' || state === 'failed' || state === 'certified';
    const day = isOver ? -3 - ((i * 7) % 150) : 4 + (i % 20);
    const isAppointed = isOver || state === 'appointed';
    const score = state === 'failed' ? 380 + ((i * 13) % 200) : 620 + ((i * 17) % 370);
    return {
      ...{ id: seedId(`assessment:sunrise:${i}`), tenantId, createdBy, state },
      organId: seedId('organ:sunrise:head'),
      branchId: seedId(`branch:sunrise:${branches[(i + 40) % branches.length]}`),
      memberId: earned?.memberId ?? seedId(`member:sunrise:${phone}`),
      name: earned?.name ?? name,
      skill: skills[i % skills.length] ?? '',
      level: 5 - (i % 3),
      appointedAt: isAppointed ? inDays(day, 1 + (i % 8)) : null,
      place: isAppointed ? (places[i % places.length] ?? '') : '',
      score: isOver ? score : null,
      assessor: isOver ? (assessors[i % assessors.length] ?? '') : '',
      remarks: state === 'failed' ? '操作规范需要加强' : '',
      reason: state === 'withdrawn' ? '本人因工作安排放弃' : null,
      certificateId: earned?.id ?? null,
      createdAt: inDays(Math.min(day, -1) - 20 - (i % 9)),
    };
  });
  await tx.insert(t.assessment).values(rows);
  for (const [branch, regionId] of Object.entries(regions)) {
    const condition = eq(t.branch.id, seedId(`branch:sunrise:${branch}`));
    await tx.update(t.branch).set({ regionId }).where(condition);
  }
}
