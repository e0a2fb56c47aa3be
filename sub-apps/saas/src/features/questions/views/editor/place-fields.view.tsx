import { Form, Select } from 'antd';
import { CategoryField } from '../../../../common/categories/category-field.view';
import { questionWords } from '../../../../common/questions/phrases';
import { difficulties } from '../../../../common/questions/question-kinds';
import { faultAt, idOfPlace } from '../../data/field-positions';
import type { QuestionEditor } from '../../data/question-editor.hook';
import { phrases } from '../../phrases';
import { usePoints } from '../point-filter.view';

type Props = Pick<QuestionEditor, 'values' | 'set' | 'refusal'>;

/** Difficulty, category and knowledge points. */
export function PlaceFields({ values, set, refusal }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const points = usePoints();
  const help = (name: string) => {
    const fault = faultAt(refusal.fields, name);
    return fault
      ? { validateStatus: 'error' as const, help: <span role="alert">{fault}</span> }
      : {};
  };
  return (
    <>
      <Form.Item
        label={t('column.difficulty')}
        htmlFor={idOfPlace('difficulty')}
        {...help('difficulty')}
      >
        <Select
          id={idOfPlace('difficulty')}
          value={values.difficulty}
          onChange={(difficulty) => set({ difficulty })}
          options={difficulties.map((value) => ({ value, label: words.t(`difficulty.d${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        label={t('column.category')}
        htmlFor={idOfPlace('categoryId')}
        {...help('categoryId')}
      >
        <CategoryField
          kind="question"
          id={idOfPlace('categoryId')}
          value={values.categoryId}
          onChange={(categoryId) => set({ categoryId })}
        />
      </Form.Item>
      <Form.Item
        label={t('column.points')}
        htmlFor={idOfPlace('points')}
        extra={t('pointsHint')}
        {...help('points')}
      >
        <Select
          id={idOfPlace('points')}
          mode="tags"
          maxCount={10}
          value={values.points}
          showSearch={{ filterOption: false, onSearch: points.setInput }}
          onOpenChange={points.setOpen}
          loading={points.isLoading}
          options={points.options}
          labelRender={({ value }) => value}
          notFoundContent={null}
          onChange={(next: string[]) => {
            points.setInput('');
            set({ points: [...new Set(next.map((value) => value.trim()).filter(Boolean))] });
          }}
        />
      </Form.Item>
    </>
  );
}
