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
  const seen = ({ id, version }: VersionedId) => ({ id, version });
  return {
    publish: (row: VersionedId) => publish(seen(row)),
    close: (row: VersionedId) => close(seen(row)),
    reopen: (row: VersionedId) => reopen(seen(row)),
    copy: ({ id }: VersionedId) => copy({ id }),
    delete: (row: VersionedId) => remove(seen(row)),
  };
}
