import { type Course, navigate, offerUndo, toast, useCan, useNarrow } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { mayMoveCourse } from '@edu/shared-utility/data';
import { Button } from 'antd';
import { useMoveAfterSave } from '../../../common/autosave/move-after-save.hook';
import { LinkButton } from '../../../common/link-button.view';
import { MoreMenu } from '../../../common/more-menu.view';
import { data } from '../../../common/page-data';
import type { Editor } from '../data/editor.hook';
import { previewTab } from '../data/editor-targets';
import { usePublishing } from '../data/publishing.hook';
import { pageOfCourse, useMayAuthor, useShowing } from '../data/showing.hook';
import { phrases } from '../phrases';

interface Props {
  readonly course: Course;
  readonly editor: Editor;
  readonly isPreview: boolean;
  /** Called to show what is missing. */
  readonly onRefused: () => void;
}

/** The actions on the edited course, by the same table of transitions as in the list. */
export function EditorActions(props: Props) {
  const { course, editor, isPreview, onRefused } = props;
  const { t } = phrases.use();
  const can = useCan();
  const isNarrow = useNarrow();
  const mayAuthor = useMayAuthor();
  const { isBusy, publish } = usePublishing(editor, onRefused);
  const { unPublish, unPublished } = useShowing();
  const [cancel] = data.useCourseAdminCancelMutation();
  const [copy] = data.useCourseCopyMutation();
  const [remove] = data.useCourseDeleteMutation();
  const [ask, questions] = useQuestion();
  const { id, title, status } = course;
  const isDirty = editor.autosave.isDirty();
  const hasChanges = course.hasChanges || isDirty;
  const mayPublish =
    can('course.publish') && mayMoveCourse('publish', { status, hasChanges: true });

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
  const actionKey = status === 'published' ? 'publishChanges' : 'publish';
  return (
    <>
      {!isPreview && (
        <LinkButton to={`/course/${id}/${previewTab}`}>{t('previewButton')}</LinkButton>
      )}
      <MoreMenu label={t(isNarrow ? 'moreShort' : 'more')} items={items} />
      {mayPublish && (
        <Button
          type="primary"
          loading={isBusy}
          disabled={status === 'published' && !hasChanges}
          onClick={() => void publish()}
        >
          {status === 'published' && !hasChanges ? t('isPublished') : t(actionKey)}
        </Button>
      )}
      {questions}
    </>
  );
}
