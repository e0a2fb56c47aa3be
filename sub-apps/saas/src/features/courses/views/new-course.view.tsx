import { navigate } from '@edu/shared-utility';
import { data } from '../../../common/page-data';
import { TitleDialog } from '../../../common/title-dialog.view';
import { limits } from '../data/course-values';
import { pageOfCourse } from '../data/publication.hook';
import { phrases } from '../phrases';

/** Asks for a title, then opens the editor. */
export function NewCourse({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const [save] = data.useCourseSaveMutation();
  return (
    <TitleDialog
      id="new-course-title"
      words={{
        ...{ title: t('addTitle'), label: t('title'), hint: t('addHint') },
        ...{ empty: t('titleEmpty'), ok: t('create'), cancel: t('cancel') },
      }}
      max={limits.title}
      save={(title) => save({ title })}
      onCreated={(id) => navigate(pageOfCourse(id))}
      onClose={onClose}
    />
  );
}
