import { type Course, navigate, offerUndo, toast, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { mayMoveCourse } from '@edu/shared-utility/data';
import { useMoveAfterSave } from '../../../common/autosave/move-after-save.hook';
import { data } from '../../../common/page-data';
import type { Editor } from '../data/editor.hook';
import { pageOfCourse, useMayAuthor, usePublication } from '../data/publication.hook';
import { phrases } from '../phrases';

/** The items of the editor's menu, and the question that some of them ask first. */
export function useMoreItems(course: Course, editor: Editor) {
  const { t } = phrases.use();
  const can = useCan();
  const mayAuthor = useMayAuthor();
  const { unPublish, unPublished } = usePublication();
  const [cancel] = data.useCourseAdminCancelMutation();
  const [copy] = data.useCourseCopyMutation();
  const [remove] = data.useCourseDeleteMutation();
  const [ask, questions] = useQuestion();
  const { id, title } = course;
  const move = useMoveAfterSave({
    row: course,
    flush: editor.flush,
    currentVersion: () => editor.autosave.now().version,
  });
  const askFirst = (kind: 'cancel' | 'delete', onOk: () => void) =>
    ask({
      title: t(`${kind}Title`, { title }),
      content: t(`${kind}Hint`),
      okText: t(`act.${kind}`),
      cancelText: t('back'),
      danger: true,
      onOk,
    });
  const items = [
    can('course.publish') &&
      mayMoveCourse('unPublish', course) && {
        key: 'unPublish',
        label: t('act.unPublish'),
        onClick: () =>
          void move(unPublish, () => {
            const offer = unPublished(course);
            if (typeof offer !== 'string') void offerUndo(offer);
          }),
      },
    mayAuthor && {
      key: 'copy',
      label: t('act.copy'),
      onClick: () =>
        void move(
          () => copy({ id }),
          (created) => {
            toast.success(t('done.copied', { title }));
            navigate(pageOfCourse((created as { id: string }).id));
          },
        ),
    },
    can('course.publish') &&
      mayMoveCourse('cancel', course) && {
        key: 'cancel',
        danger: true,
        label: t('act.cancel'),
        onClick: () =>
          askFirst('cancel', () =>
            move(
              ({ version }) => cancel({ id, version }),
              () => toast.success(t('done.cancelled', { title })),
            ),
          ),
      },
    course.mayWrite &&
      mayMoveCourse('delete', course) && {
        key: 'delete',
        danger: true,
        label: t('act.delete'),
        onClick: () =>
          askFirst('delete', () =>
            move(
              ({ version }) => remove({ id, version }),
              () => {
                toast.success(t('done.deleted', { title }));
                navigate('/saas/course');
              },
            ),
          ),
      },
  ];
  return [items, questions] as const;
}
