import type { QuestionnaireSummary } from '@edu/shared-utility';
import { data } from '../../../common/data';

type VersionedId = Pick<QuestionnaireSummary, 'id' | 'version'>;

export const pageOf = (id: string, tab = 'questions'): string => `/questionnaires/${id}/${tab}`;

/** The requests for a questionnaire's transitions. */
export function useMoves() {
  const [publish] = data.useQuestionnairePublishMutation();
  const [close] = data.useQuestionnaireCloseMutation();
  const [reopen] = data.useQuestionnaireReopenMutation();
  const [copy] = data.useQuestionnaireCopyMutation();
  const [remove] = data.useQuestionnaireDeleteMutation();
  const idAndVersion = ({ id, version }: VersionedId) => ({ id, version });
  return {
    publish: (row: VersionedId) => publish(idAndVersion(row)),
    close: (row: VersionedId) => close(idAndVersion(row)),
    reopen: (row: VersionedId) => reopen(idAndVersion(row)),
    copy: ({ id }: VersionedId) => copy({ id }),
    delete: (row: VersionedId) => remove(idAndVersion(row)),
  };
}
