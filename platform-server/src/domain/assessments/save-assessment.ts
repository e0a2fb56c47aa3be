import { type AssessmentMove, errorCodes, mayMoveAssessment } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { actor, assessment, member } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireMembers } from '../versions';
import type { AssessmentSaveInput } from './assessment-fields';
import { type AssessmentRow, lockAssessment } from './find-assessments';

interface IdAndVersion {
  readonly id: string;
  readonly version: number;
}

/** Refuses a change that the assessment's state does not allow. */
export function requireMove(
  move: AssessmentMove,
  { state: status }: Pick<AssessmentRow, 'state'>,
): void {
  if (mayMoveAssessment(move, { status })) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'assessment.state' });
}

const rethrowAsAlreadyWaiting = (error: unknown): never => {
  if (!isUniqueViolation(error, 'assessment_open_key')) throw error;
  throw new FieldError('skill', 'assessment.waits', errorCodes.conflict);
};

async function add(
  tx: TenantTx,
  caller: Caller,
  input: Omit<AssessmentSaveInput, 'id' | 'version'>,
): Promise<IdAndVersion> {
  requireMembers(input, {
    userId: 'assessment.student',
    skill: 'field.title',
    level: 'assessment.level',
  });
  const { userId, skill, level, remarks = '' } = input;
  const { organId } = actorOf(caller);
  const memberCondition = and(
    eq(actor.memberId, userId),
    eq(actor.organId, organId),
    eq(actor.kind, 'student'),
  );
  const [student] = await tx
    .select({ name: member.name, branchId: actor.branchId })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(memberCondition);
  if (!student) throw new FieldError('userId', 'assessment.student');
  const { tenantId, accountId: createdBy } = caller;
  const [inserted] = await tx
    .insert(assessment)
    .values({ ...student, tenantId, organId, createdBy, memberId: userId, skill, level, remarks })
    .returning({ id: assessment.id, version: assessment.version })
    .catch(rethrowAsAlreadyWaiting);
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const detail = { name: student.name, skill, level };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'assessment.added', detail });
  return inserted;
}

type Columns = Partial<typeof assessment.$inferInsert>;

export async function writeAssessment(tx: Tx, id: string, set: Columns): Promise<IdAndVersion> {
  const [saved] = await tx
    .update(assessment)
    .set({ ...set, updatedAt: new Date(), version: nextVersion(assessment.version) })
    .where(eq(assessment.id, id))
    .returning({ id: assessment.id, version: assessment.version })
    .catch(rethrowAsAlreadyWaiting);
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

/** Registers a student, or changes the sent fields of a registration. */
export async function saveAssessment(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...input }: AssessmentSaveInput,
): Promise<IdAndVersion> {
  if (id === undefined) return add(tx, caller, input);
  const row = await lockAssessment(tx, caller, { id, version });
  requireMove('edit', row);
  const { userId: _, ...sent } = input;
  const changes = changesOf<Columns>(row, sent);
  if (changes.length === 0) return { id, version: row.version };
  const set = Object.fromEntries(Object.entries(sent).filter(([, item]) => item !== undefined));
  const saved = await writeAssessment(tx, id, set);
  const detail = { name: row.name };
  await audit(tx, { ...auditContext(caller, id), action: 'assessment.changed', detail, changes });
  return saved;
}
