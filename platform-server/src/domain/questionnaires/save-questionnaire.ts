import { type AuditChange, errorCodes, type Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { questionnaire } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireMembers } from '../versions';
import type { QuestionnaireSaveInput } from './questionnaire-fields';
import { lockQuestionnaire, requireMove } from './read-questionnaire';

export interface QuestionnaireSaved {
  readonly id: string;
  readonly version: Version;
}

type Columns = Partial<typeof questionnaire.$inferInsert>;
type Settings = Omit<QuestionnaireSaveInput, 'id' | 'version'>;

/** Fields that may change after publishing: the others would alter what existing answers mean. */
const changeable: readonly string[] = ['thanks', 'opensAt', 'closesAt', 'answerLimit'];

const firstContent = { sections: [{ id: 's1', title: '', text: '', questions: [], jumps: [] }] };

const dateOf = (text: string | null | undefined): Date | null | undefined =>
  text ? new Date(text) : (text as null | undefined);

function columnsOf({ opensAt, closesAt, limit, ...rest }: Settings): Columns {
  const all = {
    ...rest,
    opensAt: dateOf(opensAt),
    closesAt: dateOf(closesAt),
    answerLimit: limit,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function checkWindow({ opensAt, closesAt }: Pick<Columns, 'opensAt' | 'closesAt'>): void {
  if (opensAt && closesAt && closesAt <= opensAt) {
    throw new FieldError('closesAt', 'questionnaire.window');
  }
}

/** The content is long: the audit log records only that it changed. */
const auditChangeOf = (change: AuditChange): AuditChange =>
  change.field === 'content' ? { field: 'content' } : change;

async function addQuestionnaire(
  tx: TenantTx,
  caller: Caller,
  settings: Settings,
): Promise<QuestionnaireSaved> {
  requireMembers(settings, { title: 'field.title' });
  const columns = columnsOf(settings);
  checkWindow(columns);
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const [inserted] = await tx
    .insert(questionnaire)
    .values({
      content: firstContent,
      ...columns,
      ...{ title: settings.title, tenantId, branchId, createdBy },
      organId: actorOf(caller).organId,
    })
    .returning({ id: questionnaire.id, version: questionnaire.version });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const detail = { title: settings.title, branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'questionnaire.added', detail });
  return inserted;
}

/** Updates some columns and returns the new version. */
export async function writeQuestionnaire(
  tx: TenantTx,
  id: string,
  set: Columns,
): Promise<QuestionnaireSaved> {
  const [saved] = await tx
    .update(questionnaire)
    .set({ ...set, updatedAt: new Date(), version: nextVersion(questionnaire.version) })
    .where(eq(questionnaire.id, id))
    .returning({ id: questionnaire.id, version: questionnaire.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

/** Adds a draft or changes the sent fields; after publishing only those in `changeable`. */
export async function saveQuestionnaire(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...settings }: QuestionnaireSaveInput,
): Promise<QuestionnaireSaved> {
  if (id === undefined) return addQuestionnaire(tx, caller, settings);
  const row = await lockQuestionnaire(tx, caller, { id, version });
  const set = columnsOf(settings);
  const changes = changesOf<Columns>(row, set);
  if (changes.length === 0) return { id, version: row.version };
  if (changes.some(({ field }) => !changeable.includes(field))) requireMove('edit', row);
  checkWindow({ opensAt: row.opensAt, closesAt: row.closesAt, ...set });
  const saved = await writeQuestionnaire(tx, id, set);
  const detail = { title: row.title };
  await audit(tx, {
    ...{ ...auditContext(caller, id), action: 'questionnaire.changed', detail },
    changes: changes.map(auditChangeOf),
  });
  return saved;
}
