import { navigate } from '@edu/shared-utility';
import { data } from '../../../common/examining-data';
import { TitleDialog } from '../../../common/title-dialog.view';
import { pageOfExam } from '../data/exam-actions.hook';
import { phrases } from '../phrases';

/** Asks for a title, then opens the settings. */
export function NewExam({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const [save] = data.useExamSaveMutation();
  return (
    <TitleDialog
      id="new-exam-title"
      words={{
        ...{ title: t('add'), label: t('title'), hint: t('addHint') },
        ...{ empty: t('titleEmpty'), ok: t('create'), cancel: t('cancel') },
      }}
      max={100}
      save={(title) => save({ title })}
      onCreated={(id) => navigate(pageOfExam(id))}
      onClose={onClose}
    />
  );
}
