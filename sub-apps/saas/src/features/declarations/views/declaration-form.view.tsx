import { FormDialog, TextArea } from '@edu/shared-utility/admin';
import { Form } from 'antd';
import type { useDeclarationForm } from '../data/declaration-form.hook';
import { phrases } from '../phrases';
import { AttachmentsField } from './attachments-field.view';
import { DeclaredTrainSelect } from './declared-train-select.view';

interface Props {
  readonly form: ReturnType<typeof useDeclarationForm>['form'];
  readonly isPageReady: boolean;
}

/** The dialog of a declaration: the training, and the remarks about it. */
export function DeclarationForm({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  const row = 'row' in form.state ? form.state.row : null;
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle') }}
      labels={{ trainId: t('train'), remark: t('remark'), attachments: t('attachments') }}
      textOf={({ title, attachments }, field) => {
        if (field === 'trainId') return title;
        return field === 'attachments' ? attachments.map(({ name }) => name).join(', ') : undefined;
      }}
      isPageReady={isPageReady}
    >
      <Form.Item
        name="trainId"
        label={t('train')}
        extra={t('trainHint')}
        rules={[{ required: true, message: t('trainEmpty') }]}
      >
        <DeclaredTrainSelect disabled={row !== null} title={row?.title} />
      </Form.Item>
      <Form.Item name="remark" label={t('remark')}>
        <TextArea rows={4} limit={2000} />
      </Form.Item>
      <Form.Item name="attachments" label={t('attachments')}>
        <AttachmentsField />
      </Form.Item>
    </FormDialog>
  );
}
