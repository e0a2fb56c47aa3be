import type { CertificateField, TemplateProblem } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, theme } from 'antd';
import type { Editor } from '../data/editor.hook';
import { boxOf, inTenths, isPicture, placeholders } from '../data/fields';
import { phrases } from '../phrases';
import { NumberInput } from './number-input.view';
import { PictureChoice } from './picture-choice.view';
import { problemText } from './problem-list.view';
import { TextStyleFields } from './text-style-fields.view';

interface Props {
  readonly field: CertificateField;
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly problems: readonly TemplateProblem[];
}

const MAX_COORDINATE = 1000;

/** The properties of one field. */
export function FieldProps({ field, editor, isOpen, problems }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const set = (part: Partial<CertificateField>, join: string): void =>
    editor.changeField(field.id, part, `${join}-${field.id}`);
  const box = boxOf(field);
  const sides = isPicture(field)
    ? (['x', 'y', 'width', 'height'] as const)
    : (['x', 'y', 'width'] as const);
  const disabled = !isOpen;
  return (
    <Form layout="vertical">
      <h2 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>
        {t(`keys.${field.key}`)}
      </h2>
      {problems.map((problem) => (
        <p
          key={`${problem.kind}-${problem.detail}`}
          role={problem.blocks ? 'alert' : 'note'}
          style={{ color: problem.blocks ? token.colorErrorText : token.colorTextSecondary }}
        >
          {problemText(problem)}
        </p>
      ))}
      {field.key === 'text' && (
        <Form.Item
          label={t('words')}
          htmlFor="field-text"
          extra={t('wordsHint', {
            names: placeholders
              .map((placeholder) => `{${placeholder}} ${t(`keys.${placeholder}`)}`)
              .join(' · '),
          })}
        >
          <TextArea
            id="field-text"
            rows={3}
            limit={500}
            disabled={disabled}
            value={field.text ?? ''}
            onChange={({ target }) => set({ text: target.value }, 'text')}
          />
        </Form.Item>
      )}
      {field.key === 'seal' && (
        <Form.Item label={t('keys.seal')}>
          <PictureChoice
            kind="seal"
            value={field.attachmentId ?? null}
            disabled={disabled}
            onChange={(attachmentId) =>
              editor.changeField(field.id, { attachmentId: attachmentId ?? undefined })
            }
          />
        </Form.Item>
      )}
      <div
        style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `0 ${token.marginSM}px` }}
      >
        {sides.map((side) => (
          <Form.Item key={side} label={t(`sides.${side}`)} htmlFor={`field-${side}`}>
            <NumberInput
              id={`field-${side}`}
              editor={editor}
              value={box[side]}
              min={side === 'x' || side === 'y' ? -MAX_COORDINATE : 1}
              max={MAX_COORDINATE}
              disabled={disabled}
              onChange={(value) => set({ [side]: inTenths(value) }, side)}
            />
          </Form.Item>
        ))}
        {!isPicture(field) && (
          <TextStyleFields field={field} editor={editor} disabled={disabled} onChange={set} />
        )}
      </div>
    </Form>
  );
}
