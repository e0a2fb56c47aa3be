import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Flex, Form, Select } from 'antd';
import { letterAt } from '../../../../common/questions/letters';
import { questionWords } from '../../../../common/questions/phrases';
import { SortableList } from '../../../../common/sorting/sortable-list.view';
import { SortableRow } from '../../../../common/sorting/sortable-row.view';
import { maxOptions, withMoved, withOption } from '../../data/content-changes';
import { idOfPlace } from '../../data/field-positions';
import { phrases } from '../../phrases';
import { ChoiceInput } from './choice-input.view';
import type { FieldProps } from './field-props';
import { type Choice, useOptionChanges } from './option-changes.hook';
import { TextField } from './text-field.view';

interface Props extends FieldProps {
  readonly body: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

/** The options, their order, and which are right; each option keeps its key when moved. */
export function OptionsField({ body, onChange, path, faults, files }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { options } = body;
  const { right, setRight, setText, remove } = useOptionChanges(body, onChange);
  const fault = faults[`${path}answer`] ?? faults[`${path}options`];
  const nameOf = (key: string) =>
    t('option', { letter: letterAt(options.findIndex((option) => option.key === key)) });
  return (
    <Form.Item
      label={t('options')}
      required
      extra={t(body.type === 'single' ? 'optionsHint' : 'optionsHintMany')}
      validateStatus={fault ? 'error' : undefined}
      help={fault ? <span role="alert">{fault}</span> : undefined}
    >
      <section id={idOfPlace(`${path}answer`)} tabIndex={-1} aria-label={t('options')}>
        <SortableList
          ids={options.map(({ key }) => key)}
          nameOf={nameOf}
          onMove={(from, to) => onChange({ options: withMoved(options, from, to) })}
        >
          {options.map(({ key, text }, index) => (
            <SortableRow
              key={key}
              id={key}
              title={nameOf(key)}
              isReadOnly={false}
              style={{ alignItems: 'flex-start', background: 'none' }}
            >
              <ChoiceInput
                type={body.type === 'single' ? 'radio' : 'checkbox'}
                label={t('isRight', { option: nameOf(key) })}
                checked={right.includes(key)}
                onChange={(isRight) => setRight(key, isRight)}
              >
                <strong style={{ minWidth: '1em', textAlign: 'center' }}>{letterAt(index)}</strong>
              </ChoiceInput>
              <TextField
                path={`${path}options.${index}.text`}
                label={nameOf(key)}
                hidesLabel
                value={text}
                files={files}
                fault={faults[`${path}options.${index}.text`]}
                onChange={(next) => setText(key, next)}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('removeOption', { option: nameOf(key) })}
                disabled={options.length <= 2}
                onClick={() => remove(key)}
              />
            </SortableRow>
          ))}
        </SortableList>
      </section>
      <Flex gap="small" wrap align="center">
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={options.length >= maxOptions}
          onClick={() => onChange({ options: withOption(options) })}
        >
          {t('addOption')}
        </Button>
        {body.type === 'multiple' && (
          <Select
            aria-label={t('credit')}
            value={body.credit}
            popupMatchSelectWidth={false}
            onChange={(credit) => onChange({ credit } as Partial<Choice>)}
            options={(['all', 'partial'] as const).map((value) => ({
              value,
              label: words.t(`credit.${value}`),
            }))}
          />
        )}
      </Flex>
    </Form.Item>
  );
}
