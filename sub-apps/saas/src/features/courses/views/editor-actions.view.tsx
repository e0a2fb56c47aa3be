import { type Course, useCan, useNarrow } from '@edu/shared-utility';
import { mayMoveCourse } from '@edu/shared-utility/data';
import { Button } from 'antd';
import { LinkButton } from '../../../common/link-button.view';
import { MoreMenu } from '../../../common/more-menu.view';
import type { Editor } from '../data/editor.hook';
import { previewTab } from '../data/editor-targets';
import { usePublishing } from '../data/publishing.hook';
import { phrases } from '../phrases';
import { useMoreItems } from './more-items.hook';

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
  const { isBusy, publish } = usePublishing(editor, onRefused);
  const [items, questions] = useMoreItems(course, editor);
  const { id, status } = course;
  const isDirty = editor.autosave.isDirty();
  const hasChanges = course.hasChanges || isDirty;
  const mayPublish =
    can('course.publish') && mayMoveCourse('publish', { status, hasChanges: true });

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
