import {
  formatDate,
  formatNumber,
  type PageQuery,
  type QuestionSummary,
} from '@edu/shared-utility';
import type { Panel, PanelSection } from '@edu/shared-utility/admin';
import { data } from '../../../common/page-data';
import { questionWords } from '../../../common/questions/phrases';
import { QuestionState } from '../../../common/questions/question-state.view';
import { phrases } from '../phrases';
import { QuestionPreview } from './question-preview.view';
import { QuestionUses } from './question-uses.view';
import { Revisions } from './revisions.view';
import { SimilarOf } from './similar.view';

const useChanges = ({ id }: QuestionSummary, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'question', id, ...page });

/** The panel of a question: preview and details. */
export function useQuestionPanel(): Panel<QuestionSummary> {
  const { t } = phrases.use();
  const words = questionWords.use();
  const factsOf = (row: QuestionSummary): NonNullable<PanelSection['facts']> => [
    [t('column.type'), words.t(`type.${row.type}`)],
    [t('column.status'), <QuestionState key="state" {...row} />],
    [t('column.difficulty'), words.t(`difficulty.d${row.difficulty}`)],
    [t('column.category'), row.categoryName ?? t('none')],
    [t('column.points'), row.points.join(' · ') || t('noPoints')],
    [
      t('column.revision'),
      row.revision === null
        ? t('notReleased')
        : t('revisionNumber', { number: formatNumber(row.revision) }),
    ],
    [t('column.branch'), row.branchName],
    [t('column.by'), row.createdByName],
    [t('column.createdAt'), formatDate(row.createdAt, 'datetime')],
    [t('column.updatedAt'), formatDate(row.updatedAt, 'datetime')],
  ];
  return {
    sections: (row) => [
      { title: t('section.question'), content: <QuestionPreview key={row.id} id={row.id} /> },
      { title: t('section.facts'), facts: factsOf(row) },
      { title: t('section.uses'), content: <QuestionUses key={row.id} id={row.id} /> },
      { title: t('section.similar'), content: <SimilarOf key={row.id} id={row.id} /> },
      { title: t('section.revisions'), content: <Revisions key={row.id} id={row.id} /> },
    ],
    history: {
      useRead: useChanges,
      fields: {
        content: t('column.content'),
        difficulty: t('column.difficulty'),
        categoryId: t('column.category'),
        points: t('column.points'),
      },
      textOf: (field, value) => {
        if (field === 'points' && Array.isArray(value)) return value.join(' · ');
        const difficulty = ([1, 2, 3, 4, 5] as const).find((item) => item === Number(value));
        return field === 'difficulty' && difficulty
          ? words.t(`difficulty.d${difficulty}`)
          : undefined;
      },
    },
  };
}
