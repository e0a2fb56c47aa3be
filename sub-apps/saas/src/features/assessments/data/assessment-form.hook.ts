import type { Assessment, SkillLevel } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import type { Choice } from '../../../common/choices';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';

export interface AssessmentValues {
  readonly userId: readonly Choice[];
  readonly skill: string;
  readonly level: SkillLevel | null;
  readonly remarks: string;
}

const valuesOf = (row: Assessment | null): AssessmentValues => ({
  userId: row?.userId ? [{ value: row.userId, label: row.name }] : [],
  skill: row?.skill ?? '',
  level: row?.level ?? null,
  remarks: row?.remarks ?? '',
});

const inputOf = ({ userId, skill, level, remarks }: AssessmentValues) => ({
  userId: userId[0]?.value ?? '',
  skill: skill.trim(),
  level: level ?? 5,
  remarks: remarks.trim(),
});

/**
 * The state of the registration form.
 *
 * @param reload reads the list again
 */
export function useAssessmentForm(reload: () => void) {
  const { t } = phrases.use();
  const [save] = data.useAssessmentSaveMutation();
  return useRecordForm({
    valuesOf,
    inputOf,
    add: save,
    change: ({ id, version }, { userId: _, ...changes }) => save({ id, version, ...changes }),
    done: (isNew) => t(isNew ? 'added' : 'saved'),
    reload,
  });
}
