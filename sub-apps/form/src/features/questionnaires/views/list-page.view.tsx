import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-condition.view';
import { data } from '../../../common/data';
import { useActions } from '../data/questionnaire-actions.hook';
import { questionnaireQuery, statuses } from '../data/questionnaire-query';
import { phrases } from '../phrases';
import { NewQuestionnaire } from './new-questionnaire.view';
import { columns } from './questionnaire-columns.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /form/questionnaires: the organisation's questionnaires. */
export default function QuestionnairesPage() {
  const { t } = phrases.use();
  const list = useList(questionnaireQuery);
  const read = data.useQuestionnaireFindQuery(list.params);
  const [isNew, setNew] = useState(false);
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      settingsKey="form.questionnaires"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columns(t)}
      actions={useActions()}
      primary={{ label: t('add'), permission: 'form.write', onClick: () => setNew(true) }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={useBranchFilter(t('branch'))}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...statuses.map((status) => ({
          key: status,
          label: t(`status.${status}`),
          filters: { status },
        })),
      ]}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      {isNew && <NewQuestionnaire onClose={() => setNew(false)} />}
    </ListPage>
  );
}
