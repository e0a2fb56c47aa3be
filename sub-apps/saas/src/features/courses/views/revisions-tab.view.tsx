import {
  type Course,
  type CourseRevision,
  FailedNotice,
  formatDate,
  toast,
  useAppLife,
} from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf, loadedOf, mayMoveCourse } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Skeleton, Tag, theme } from 'antd';
import { saveWords } from '../../../common/autosave/phrases';
import { data } from '../../../common/page-data';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';

interface Props {
  readonly course: Course;
  readonly editor: Editor;
}

/** The published revisions, newest first, each with a button that restores it. */
export function RevisionsTab({ course, editor }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const read = data.useCourseFindRevisionsQuery({ id: course.id });
  const load = loadedOf(read);
  const [restore, { isLoading }] = data.useCourseRestoreRevisionMutation();
  const [ask, questions] = useQuestion();
  const mayRestore = course.mayWrite && mayMoveCourse('restoreRevision', course);

  const bringBack = async ({ number }: CourseRevision): Promise<void> => {
    if (!(await editor.flush())) return toast.error(saveWords.t('saveFirst'));
    const { version } = editor.autosave.now();
    const { data: saved, error } = await restore({ id: course.id, version, number });
    if (appSignal.aborted) return;
    if (saved) toast.success(t('done.restored', { number }));
    else toast.error(failureOf(error).message);
  };
  if (load.status === 'failed') {
    return (
      <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
    );
  }
  if (!load.data) return <Skeleton active />;
  if (load.data.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('revisionsEmpty')} />;
  }
  return (
    <>
      <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
        {t('revisionsHint')}
      </p>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {load.data.map((revision) => (
          <li
            key={revision.number}
            style={{
              paddingBlock: token.paddingSM,
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <Flex gap="small" align="center" justify="space-between" wrap>
              <div>
                <strong>{t('revision', { number: revision.number })}</strong>{' '}
                {revision.isPublished && (
                  <Tag variant="filled" color="success">
                    {t('shownNow')}
                  </Tag>
                )}
                <div style={{ color: token.colorTextSecondary }}>
                  {[
                    formatDate(revision.publishedAt, 'datetime'),
                    revision.byName,
                    t('lessonCount', { count: revision.lessonCount }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </div>
              {mayRestore && (
                <Button
                  loading={isLoading}
                  aria-label={t('restoreOne', { number: revision.number })}
                  onClick={() =>
                    ask({
                      title: t('restoreTitle', { number: revision.number }),
                      content: t('restoreHint'),
                      okText: t('restore'),
                      cancelText: t('cancel'),
                      onOk: () => void bringBack(revision),
                    })
                  }
                >
                  {t('restore')}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ol>
      {questions}
    </>
  );
}
