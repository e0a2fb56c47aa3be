import {
  type Difficulty,
  ForbiddenPage,
  type QuestionType,
  useArePermissionsKnown,
  useCan,
  usePageTitle,
} from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { prepareDrafts } from '@edu/shared-utility/data';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { categoryWords } from '../../../common/categories/phrases';
import { draftWords } from '../../../common/drafts/phrases';
import { failureWords } from '../../../common/failure/phrases';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import { resourceWords } from '../../../common/resources/phrases';
import { sortingWords } from '../../../common/sorting/phrases';
import { newContent } from '../data/content-changes';
import type { QuestionValues } from '../data/question-values';
import { phrases } from '../phrases';
import { Editor } from './editor/editor.view';
import { StoredQuestion } from './stored-question.view';

const editorPhrases = [
  ...[phrases, adminPhrases, questionWords, categoryWords],
  ...[draftWords, failureWords, resourceWords, sortingWords],
];

export const prepare = () =>
  Promise.all([prepareDrafts(), ...editorPhrases.map((word) => word.load())]);

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

/** /saas/question/new and /saas/question/<id>: one question. */
export default function QuestionEditorPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewQuestion /> : <StoredQuestion key={id} id={id} />;
}
