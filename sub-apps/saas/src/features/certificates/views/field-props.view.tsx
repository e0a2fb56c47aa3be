import type { CertificateField, CertificateFont, TemplateProblem } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Select, theme } from 'antd';
import Input from 'antd/es/input/Input';
import type { Editor } from '../data/editor.hook';
import { boxOf, FONT_SIZE, inTenths, isPicture, placeholders } from '../data/fields';
import { phrases } from '../phrases';
import { NumberInput } from './number-input.view';
import { PictureChoice } from './picture-choice.view';
import { problemText } from './problem-list.view';

interface Props {
  readonly field: CertificateField;
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly problems: readonly TemplateProblem[];
}

const MAX_COORDINATE = 1000;
const fonts = ['sans', 'sansBold', 'serif'] as const satisfies readonly CertificateFont[];
const aligns = ['left', 'center', 'right'] as const;

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
          <>
            <Form.Item label={t('fontSize')} htmlFor="field-size">
              <NumberInput
                id="field-size"
                editor={editor}
                value={field.fontSize ?? FONT_SIZE}
                min={1}
                max={100}
                disabled={disabled}
                onChange={(fontSize) => set({ fontSize }, 'size')}
              />
            </Form.Item>
            <Form.Item label={t('font')} htmlFor="field-font">
              <Select
                id="field-font"
                disabled={disabled}
                value={field.font ?? 'sans'}
                options={fonts.map((value) => ({ value, label: t(`fonts.${value}`) }))}
                onChange={(font) => set({ font }, 'font')}
              />
            </Form.Item>
            <Form.Item label={t('align')} htmlFor="field-align">
              <Select
                id="field-align"
                disabled={disabled}
                value={field.align ?? 'left'}
                options={aligns.map((value) => ({ value, label: t(`aligns.${value}`) }))}
                onChange={(align) => set({ align }, 'align')}
              />
            </Form.Item>
            <Form.Item label={t('colour')} htmlFor="field-colour">
              <Input
                id="field-colour"
                type="color"
                disabled={disabled}
                value={field.colour ?? '#000000'}
                onChange={({ target }) => set({ colour: target.value }, 'colour')}
              />
            </Form.Item>
          </>
        )}
      </div>
    </Form>
  );
}
