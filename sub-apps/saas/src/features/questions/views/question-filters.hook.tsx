import type { Filter, FilterField } from '@edu/shared-utility/admin';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { CategoryField } from '../../../common/categories/category-field.view';
import { useIsCramped } from '../../../common/categories/is-cramped.hook';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import type { QuestionConditions } from '../data/question-query';
import { phrases } from '../phrases';
import { PointFilter } from './point-filter.view';

const style = { minWidth: 144 };

/** The filters of the list; in a small window also the category, whose tree is otherwise beside the list. */
export function useFilters(): Filter<QuestionConditions>[] {
  const { t } = phrases.use();
  const words = questionWords.use();
  const branches = useBranchFilter(t('column.branch'));
  const lacksRoom = useIsCramped();
  return [
    {
      key: 'type',
      label: t('column.type'),
      options: questionTypes.map((value) => ({ value, label: words.t(`type.${value}`) })),
    },
    {
      key: 'difficulty',
      label: t('column.difficulty'),
      options: difficulties.map((value) => ({
        value: String(value),
        label: words.t(`difficulty.d${value}`),
      })),
    },
    ...(lacksRoom
      ? [
          {
            key: 'categoryId' as const,
            label: t('column.category'),
            render: (field: FilterField) => (
              <CategoryField kind="question" {...field} placeholder={field.label} style={style} />
            ),
          },
        ]
      : []),
    {
      key: 'point',
      label: t('column.points'),
      render: (field) => <PointFilter {...field} />,
    },
    ...branches,
  ];
}
