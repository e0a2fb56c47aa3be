import {
  type Difficulty,
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  NotFoundPage,
  type QuestionType,
  useArePermissionsKnown,
  useCan,
  usePageTitle,
} from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { failureOf, isMissingCode, skipToken } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { categoryWords } from '../../../common/categories/phrases';
import { waitForOwner } from '../../../common/drafts/local-drafts';
import { draftWords } from '../../../common/drafts/phrases';
import { failureWords } from '../../../common/failure/phrases';
import { data } from '../../../common/page-data';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import { QuestionView } from '../../../common/questions/question-view.view';
import { resourceWords } from '../../../common/resources/phrases';
import { sortingWords } from '../../../common/sorting/phrases';
import { newContent } from '../data/content-changes';
import { type QuestionValues, valuesOf } from '../data/question-values';
import { phrases } from '../phrases';
import { Editor } from './editor/editor.view';
import { EditorHead } from './editor/editor-head.view';

const editorPhrases = [
  ...[phrases, adminPhrases, questionWords, categoryWords],
  ...[draftWords, failureWords, resourceWords, sortingWords],
];

export const prepare = () =>
  Promise.all([waitForOwner(), ...editorPhrases.map((word) => word.load())]);

/** The initial values of a new question, from the URL. */
function startOf(search: URLSearchParams): QuestionValues {
  const type = questionTypes.find((questionType) => questionType === search.get('type')) as
    | QuestionType
    | undefined;
  const level = difficulties.find((difficulty) => String(difficulty) === search.get('difficulty'));
  return {
    content: newContent(type),
    difficulty: level ?? (3 as Difficulty),
    categoryId: search.get('category'),
    points: search.getAll('point').slice(0, 10),
  };
}

function NewQuestion() {
  const { t } = phrases.use();
  const mayWrite = useCan()('question.write');
  const isKnown = useArePermissionsKnown();
  const [search] = useSearchParams();
  const address = search.toString();
  const start = useMemo(() => startOf(new URLSearchParams(address)), [address]);
  usePageTitle(t('addTitle'), null);
  if (!isKnown) return null;
  if (!mayWrite) return <ForbiddenPage text={t('words.forbidden')} />;
  return <Editor key={address} question={null} start={start} />;
}

function StoredQuestion({ id }: { readonly id: string }) {
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

/** /saas/question/new and /saas/question/<id>: one question. */
export default function QuestionEditorPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewQuestion /> : <StoredQuestion key={id} id={id} />;
}
