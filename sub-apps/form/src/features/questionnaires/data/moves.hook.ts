import type { QuestionnaireSummary } from '@edu/shared-utility';
import { data } from '../../../common/data';

type Seen = Pick<QuestionnaireSummary, 'id' | 'version'>;

export const pageOf = (id: string, tab = 'questions'): string => `/questionnaires/${id}/${tab}`;

/** The transitions of a questionnaire as they are sent. */
export function useMoves() {
  const [publish] = data.useQuestionnairePublishMutation();
  const [close] = data.useQuestionnaireCloseMutation();
  const [reopen] = data.useQuestionnaireReopenMutation();
  const [copy] = data.useQuestionnaireCopyMutation();
  const [remove] = data.useQuestionnaireDeleteMutation();
  const seen = ({ id, version }: Seen) => ({ id, version });
  return {
    publish: (row: Seen) => publish(seen(row)),
    close: (row: Seen) => close(seen(row)),
    reopen: (row: Seen) => reopen(seen(row)),
    copy: ({ id }: Seen) => copy({ id }),
    delete: (row: Seen) => remove(seen(row)),
  };
}
