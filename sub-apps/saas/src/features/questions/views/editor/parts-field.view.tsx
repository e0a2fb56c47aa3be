import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { CompoundBody, PartType, QuestionPart } from '@edu/shared-utility';
import { Button, Dropdown, Flex, Form, Select, theme } from 'antd';
import { questionWords } from '../../../../common/questions/phrases';
import { questionTypes } from '../../../../common/questions/question-kinds';
import { SortableList } from '../../../../common/sorting/sortable-list.view';
import { SortableRow } from '../../../../common/sorting/sortable-row.view';
import { newPart, partAsType, withMoved } from '../../data/content-changes';
import { idOfPlace } from '../../data/field-positions';
import { phrases } from '../../phrases';
import { AnswerKeyFields } from './answer-key-fields.view';
import type { FieldProps } from './field-props';
import { NumberInput } from './number-input.view';

const partTypes = questionTypes.filter((type): type is PartType => type !== 'compound');

interface Props extends FieldProps {
  readonly parts: CompoundBody['parts'];
  readonly onChange: (parts: QuestionPart[]) => void;
}

/** The parts of a compound question. */
export function PartsField({ parts, onChange, path, faults, files }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const replacePart = (part: QuestionPart) =>
    onChange(parts.map((questionPart) => (questionPart.id === part.id ? part : questionPart)));
  const nameOf = (id: string) =>
    words.t('part', { number: parts.findIndex((part) => part.id === id) + 1 });
  return (
    <Form.Item label={t('parts')} required>
      <SortableList
        ids={parts.map(({ id }) => id)}
        nameOf={nameOf}
        onMove={(from, to) => onChange(withMoved(parts, from, to))}
      >
        {parts.map((part, index) => (
          <SortableRow
            key={part.id}
            id={part.id}
            title={nameOf(part.id)}
            isReadOnly={false}
            style={{ alignItems: 'flex-start', background: 'none' }}
          >
            <section
              id={idOfPlace(`${path}parts.${index}`)}
              tabIndex={-1}
              aria-label={nameOf(part.id)}
              style={{
                flex: 1,
                minWidth: 0,
                padding: token.paddingSM,
                border: `1px solid ${token.colorBorderSecondary}`,
                borderRadius: token.borderRadiusLG,
              }}
            >
              <Flex gap="small" wrap align="center" style={{ marginBlockEnd: token.marginSM }}>
                <strong>{nameOf(part.id)}</strong>
                <Select
                  aria-label={t('column.type')}
                  value={part.type}
                  popupMatchSelectWidth={false}
                  style={{ flex: '0 1 168px' }}
                  onChange={(type) => replacePart(partAsType(part, type))}
                  options={partTypes.map((value) => ({ value, label: words.t(`type.${value}`) }))}
                />
                <NumberInput
                  label={t('share')}
                  prefix={t('share')}
                  max={1000}
                  width={128}
                  value={part.share}
                  onChange={(share) => replacePart({ ...part, share })}
                />
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('removePart', { part: nameOf(part.id) })}
                  disabled={parts.length === 1}
                  style={{ marginInlineStart: 'auto' }}
                  onClick={() =>
                    onChange(parts.filter((questionPart) => questionPart.id !== part.id))
                  }
                />
              </Flex>
              <AnswerKeyFields
                question={part}
                path={`${path}parts.${index}.`}
                faults={faults}
                files={files}
                onChange={replacePart}
              />
            </section>
          </SortableRow>
        ))}
      </SortableList>
      <Dropdown
        trigger={['click']}
        disabled={parts.length >= 20}
        menu={{
          items: partTypes.map((type) => ({
            key: type,
            label: words.t(`type.${type}`),
            onClick: () => onChange([...parts, newPart(type)]),
          })),
        }}
      >
        <Button icon={<PlusOutlined aria-hidden />}>{t('addPart')}</Button>
      </Dropdown>
    </Form.Item>
  );
}
