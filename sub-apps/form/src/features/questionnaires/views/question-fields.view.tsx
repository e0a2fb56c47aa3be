import type { FormCondition, FormKind, FormQuestion } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Checkbox, Flex, Form, Select, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useId, useRef } from 'react';
import { kinds } from '../data/editing';
import { hasOptions, newOption } from '../data/new-content';
import { convertToKind, type KindFields } from '../data/question-kind';
import { phrases } from '../phrases';
import { BoundsFields } from './bounds-fields.view';
import { ConditionFields, firstCondition } from './condition-fields.view';
import { OptionsEditor } from './options-editor.view';

interface Props {
  readonly question: FormQuestion;
  /** The questions that a condition may refer to. */
  readonly earlier: readonly FormQuestion[];
  readonly onChange: (question: FormQuestion) => void;
}

/** The fields of one question. */
export function QuestionFields({ question, earlier, onChange }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const id = useId();
  const previousByKind = useRef(new Map<FormKind, KindFields>());
  const { kind, title, help, required, options, rows, min, max, showIf } = question;
  const set = (change: Partial<FormQuestion>): void => onChange({ ...question, ...change });
  const hasBounds = kind === 'multiple' || kind === 'number';
  const setCondition = (next: FormCondition | null): void => set({ showIf: next });
  return (
    <Form layout="vertical" component="div" style={{ padding: token.padding }}>
      <Form.Item label={t('questionTitle')} htmlFor={`${id}-title`} required>
        <Input
          id={`${id}-title`}
          autoFocus={title === ''}
          maxLength={500}
          value={title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Form.Item>
      <Form.Item label={t('kind')} htmlFor={`${id}-kind`}>
        <Select
          id={`${id}-kind`}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(next) => {
            previousByKind.current.delete(kind);
            previousByKind.current.set(kind, { options, rows, min, max });
            onChange(convertToKind(question, next, previousByKind.current));
          }}
        />
      </Form.Item>
      {kind === 'matrix' && (
        <OptionsEditor
          legend={t('rows')}
          nameOf={(number) => t('row', { number })}
          addText={t('addRow')}
          newOption={() => newOption('r')}
          options={rows}
          min={1}
          onChange={(next) => set({ rows: next })}
        />
      )}
      {hasOptions(question) && (
        <OptionsEditor
          legend={t(kind === 'matrix' ? 'columns' : 'options')}
          nameOf={(number) => t('option', { number })}
          addText={t('addOption')}
          newOption={() => newOption('o')}
          options={options}
          min={2}
          onChange={(next) => set({ options: next })}
        />
      )}
      {hasBounds && <BoundsFields id={id} question={question} onChange={set} />}
      <Form.Item label={t('help')} htmlFor={`${id}-help`}>
        <TextArea
          id={`${id}-help`}
          rows={2}
          limit={1000}
          value={help}
          onChange={({ target }) => set({ help: target.value })}
        />
      </Form.Item>
      <Flex vertical gap="small">
        <Checkbox checked={required} onChange={({ target }) => set({ required: target.checked })}>
          {t('mustAnswer')}
        </Checkbox>
        <Checkbox
          checked={showIf !== null}
          disabled={earlier.length === 0 && showIf === null}
          onChange={({ target }) => setCondition(target.checked ? firstCondition(earlier) : null)}
        >
          {t('onlyIf')}
        </Checkbox>
        {earlier.length === 0 && showIf === null && (
          <span style={{ color: token.colorTextSecondary }}>{t('nothingEarlier')}</span>
        )}
        {showIf && <ConditionFields condition={showIf} earlier={earlier} onChange={setCondition} />}
      </Flex>
    </Form>
  );
}
