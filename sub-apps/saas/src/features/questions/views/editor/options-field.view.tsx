import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type MultipleBody, offerUndo, type RichText, type SingleBody } from '@edu/shared-utility';
import { Button, Flex, Form, Select } from 'antd';
import { useRef } from 'react';
import { letterAt } from '../../../../common/questions/letters';
import { questionWords } from '../../../../common/questions/phrases';
import { SortableList } from '../../../../common/sorting/sortable-list.view';
import { SortableRow } from '../../../../common/sorting/sortable-row.view';
import { maxOptions, withMoved, withOption } from '../../data/content-changes';
import { idOfPlace } from '../../data/field-positions';
import { withColumn, withoutColumn } from '../../data/pasted-options';
import { phrases } from '../../phrases';
import { ChoiceInput } from './choice-input.view';
import type { FieldProps } from './field-props';
import { TextField } from './text-field.view';

type Choice = SingleBody | MultipleBody;

interface Props extends FieldProps {
  readonly body: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

/** The options, their order, and which are right; each option keeps its key when moved. */
export function OptionsField({ body, onChange, path, faults, files }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { options } = body;
  const right = [body.answer].flat();
  const fault = faults[`${path}answer`] ?? faults[`${path}options`];
  const nameOf = (key: string) =>
    t('option', { letter: letterAt(options.findIndex((option) => option.key === key)) });
  const setRight = (key: string, isRight: boolean): void => {
    if (body.type === 'single') onChange({ answer: key } as Partial<Choice>);
    else {
      const keys = options.map((option) => option.key);
      const answer = keys.filter((value) => (value === key ? isRight : right.includes(value)));
      onChange({ answer } as Partial<Choice>);
    }
  };
  const now = useRef({ options, onChange });
  now.current = { options, onChange };
  const setText = (key: string, text: RichText): void => {
    const newOptions = withColumn(options, key, text);
    if (!newOptions) {
      onChange({ options: options.map((option) => (option.key === key ? { key, text } : option)) });
      return;
    }
    onChange({ options: newOptions });
    void offerUndo({
      message: t('columnSpread'),
      undo: async () => {
        const { options: current, onChange: put } = now.current;
        put({ options: withoutColumn(current, options, newOptions, { key, text }) });
      },
      undone: t('columnBack'),
      failed: () => t('columnBack'),
    });
  };
  const remove = (key: string): void => {
    const rest = { options: options.filter((option) => option.key !== key) };
    const remaining = right.filter((value) => value !== key);
    onChange({
      ...rest,
      answer: body.type === 'single' ? (remaining[0] ?? '') : remaining,
    } as Partial<Choice>);
  };
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
