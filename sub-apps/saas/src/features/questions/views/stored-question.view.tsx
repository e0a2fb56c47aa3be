import {
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  NotFoundPage,
  usePageTitle,
} from '@edu/shared-utility';
import { failureOf, isMissingCode, skipToken } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { data } from '../../../common/page-data';
import { QuestionView } from '../../../common/questions/question-view.view';
import { valuesOf } from '../data/question-values';
import { phrases } from '../phrases';
import { Editor } from './editor/editor.view';
import { EditorHead } from './editor/editor-head.view';

export function StoredQuestion({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useQuestionFindByIdQuery(id === '' ? skipToken : { id });
  // Data stays during a refetch and after its failure, since somebody may be typing.
  const question = read.data?.id === id ? read.data : undefined;
  usePageTitle(question ? question.text.slice(0, 40) : null, null);
  if (question?.mayWrite) {
    return <Editor key={id} question={question} start={valuesOf(question)} />;
  }
  if (question) {
    return (
      <div
        data-fits-phone
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: token.margin,
          padding: token.paddingLG,
        }}
      >
        <EditorHead question={question} />
        <div
          style={{
            padding: token.paddingLG,
            borderRadius: token.borderRadiusLG,
            background: token.colorBgContainer,
          }}
        >
          <QuestionView {...question} onStale={() => void read.refetch()} />
        </div>
      </div>
    );
  }
  if (read.error && !read.isFetching) {
    const { code, message } = failureOf(read.error);
    if (code === errorCodes.forbidden) return <ForbiddenPage text={t('words.forbidden')} />;
    if (isMissingCode(code)) {
      return <NotFoundPage back={{ label: t('backToList'), href: '/saas/question' }} />;
    }
    return <FailedNotice title={t('failed')} hint={message} onRetry={() => void read.refetch()} />;
  }
  return (
    <div role="status" aria-busy aria-label={t('loading')} style={{ padding: token.paddingLG }}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
