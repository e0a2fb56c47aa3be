import type { CertificateField, CertificateFont } from '@edu/shared-utility';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import type { Editor } from '../data/editor.hook';
import { FONT_SIZE } from '../data/fields';
import { phrases } from '../phrases';
import { NumberInput } from './number-input.view';

const fonts = ['sans', 'sansBold', 'serif'] as const satisfies readonly CertificateFont[];
const aligns = ['left', 'center', 'right'] as const;

interface Props {
  readonly field: CertificateField;
  readonly editor: Editor;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<CertificateField>, join: string) => void;
}

/** The size, font, alignment and colour of a field's text. */
export function TextStyleFields({ field, editor, disabled, onChange: set }: Props) {
  const { t } = phrases.use();
  return (
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
  );
}
