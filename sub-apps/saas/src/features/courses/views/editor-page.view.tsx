import { errorCodes, FailedNotice, ForbiddenPage, NotFoundPage } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { failureOf, isMissingCode, prepareDrafts, usePageName } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { useParams } from 'react-router';
import { saveWords } from '../../../common/autosave/phrases';
import { data } from '../../../common/page-data';
import { resourceWords } from '../../../common/resources/phrases';
import { sortingWords } from '../../../common/sorting/phrases';
import { termWords } from '../../../common/terms/phrases';
import { phrases } from '../phrases';
import { CourseEditor } from './editor.view';

const editorPhrases = [phrases, adminPhrases, resourceWords, saveWords, sortingWords, termWords];

export const prepare = () =>
  Promise.all([prepareDrafts(), ...editorPhrases.map((word) => word.load())]);

/** /saas/course/<id>/<tab>: one course. */
export default function CourseEditorPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id = '', tab } = useParams();
  const read = data.useCourseFindByIdQuery({ id });
  // Data stays during a refetch and after its failure, since somebody may be typing.
  const course = read.data?.id === id ? read.data : undefined;
  usePageName(course?.title ?? null);
  if (course) {
    return <CourseEditor key={id} course={course} tab={tab} />;
  }
  if (read.error && !read.isFetching) {
    const { code, message } = failureOf(read.error);
    if (code === errorCodes.forbidden) return <ForbiddenPage text={t('forbidden')} />;
    if (isMissingCode(code)) {
      return <NotFoundPage back={{ label: t('backToList'), href: '/saas/course' }} />;
    }
    return <FailedNotice title={t('failed')} hint={message} onRetry={() => void read.refetch()} />;
  }
  return (
    <div role="status" aria-busy aria-label={t('loading')} style={{ padding: token.paddingLG }}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
