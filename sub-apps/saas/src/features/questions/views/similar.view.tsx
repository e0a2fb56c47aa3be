import { formatPercent, PageLink, type SimilarQuestion } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Flex, theme } from 'antd';
import { SmallFailure } from '../../../common/failure/small-failure.view';
import { data } from '../../../common/page-data';
import { questionWords } from '../../../common/questions/phrases';
import { questionText } from '../../../common/questions/question-text';
import { phrases } from '../phrases';

/** Similar questions, most similar first. */
export function SimilarList({
  similarQuestions,
}: {
  readonly similarQuestions: readonly SimilarQuestion[];
}) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  return (
    <ul
      aria-label={t('section.similar')}
      style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {similarQuestions.map(({ id, text, type, status, similarity }) => (
        <li key={id}>
          <PageLink to={`/saas/question/${id}`} style={{ overflowWrap: 'anywhere' }}>
            {text}
          </PageLink>
          <Flex gap="small" style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
            <span>
              {t('alike', { percent: formatPercent(Math.floor(similarity * 100) / 100) })}
            </span>
            <span>{words.t(`type.${type}`)}</span>
            <span>{words.t(`status.${status}`)}</span>
          </Flex>
        </li>
      ))}
    </ul>
  );
}

/** Questions similar to a saved one. */
export function SimilarOf({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { currentData: question } = data.useQuestionFindByIdQuery({ id });
  const text = question ? questionText(question.content).slice(0, 5000) : '';
  const read = data.useQuestionFindSimilarQuery(text === '' ? skipToken : { text, exceptId: id });
  const load = loadedOf(read);
  if (load.status === 'failed') return <SmallFailure onRetry={() => void read.refetch()} />;
  const similarQuestions = load.data;
  if (!similarQuestions) return null;
  return similarQuestions.length > 0 ? (
    <SimilarList similarQuestions={similarQuestions} />
  ) : (
    <span style={{ color: token.colorTextSecondary }}>{t('noSimilar')}</span>
  );
}
