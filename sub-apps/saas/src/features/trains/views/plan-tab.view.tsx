import { FormSection } from '@edu/shared-utility/admin';
import { mayMoveTrain, prepareDrafts } from '@edu/shared-utility/data';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { isNumber } from '../../../common/numbers';
import { settingsWords } from '../../../common/settings/phrases';
import { SettingsForm } from '../../../common/settings/settings-form.view';
import { SideBySide } from '../../../common/side-by-side.view';
import { sortingWords } from '../../../common/sorting/phrases';
import { idOfPart } from '../data/editor-targets';
import type { PlannedItem, PlanValues } from '../data/plan-values';
import type { TrainTabProps } from '../data/tab-props';
import { usePlan } from '../data/train-settings.hook';
import { trainWords } from '../phrases/train';
import { ItemsField } from './items-field.view';
import { TrainChecks } from './train-checks.view';

export const prepare = () =>
  Promise.all([prepareDrafts(), ...[settingsWords, sortingWords].map((words) => words.load())]);

const examRules = ['passed', 'sat'] as const;

/** The items of a training in order, and its completion rule, saved together. */
export default function PlanTab({ train, saveRef }: TrainTabProps) {
  const { t } = trainWords.use();
  const settings = usePlan(train);
  const isReadOnly = !train.mayWrite || !mayMoveTrain('edit', train);
  const { form, initial } = settings;
  const rule = Form.useWatch<PlanValues['rule']>('rule', form) ?? initial.rule;
  const items = Form.useWatch<PlannedItem[]>('items', form) ?? initial.items;
  const max = Math.max(items.length, 1);
  return (
    <SideBySide
      aside={train.status !== 'published' && !isReadOnly && <TrainChecks train={train} />}
    >
      <SettingsForm
        settings={settings}
        isReadOnly={isReadOnly}
        nameOf={(field) => t(`plan.${field}`)}
        saveRef={saveRef}
      >
        <FormSection title={t('section.items')} hint={t('itemsHint')}>
          <Form.Item name="items">
            <ItemsField train={train} isReadOnly={isReadOnly} />
          </Form.Item>
        </FormSection>
        <FormSection title={t('section.pass')} hint={t('passHint')}>
          <Form.Item name="rule" label={t('plan.rule')} htmlFor={idOfPart('rule')}>
            <Select
              id={idOfPart('rule')}
              options={(['required', 'some'] as const).map((value) => ({
                value,
                label: t(`rules.${value}`),
              }))}
            />
          </Form.Item>
          {rule === 'some' && (
            <Form.Item
              name="count"
              label={t('plan.count')}
              htmlFor={idOfPart('count')}
              rules={[
                {
                  validator: (_, text = '') =>
                    isNumber(text, [1, max])
                      ? Promise.resolve()
                      : Promise.reject(new Error(t('countWrong', { most: max }))),
                },
              ]}
            >
              <Input
                id={idOfPart('count')}
                inputMode="numeric"
                autoComplete="off"
                suffix={t('countUnit', { of: items.length })}
                style={{ maxWidth: 200 }}
              />
            </Form.Item>
          )}
          <Form.Item name="exams" label={t('plan.exams')} htmlFor={idOfPart('exams')}>
            <Select
              id={idOfPart('exams')}
              options={examRules.map((value) => ({ value, label: t(`examRules.${value}`) }))}
            />
          </Form.Item>
        </FormSection>
      </SettingsForm>
    </SideBySide>
  );
}
