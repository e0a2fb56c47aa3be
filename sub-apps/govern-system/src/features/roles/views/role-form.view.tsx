import { rules } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { RoleForm } from '../data/role-form.hook';
import { phrases } from '../phrases';

interface Props {
  readonly form: RoleForm;
  readonly isPageReady: boolean;
}

/** Adds a role, new or as a copy, or changes its name and description. */
export function RoleFormDialog({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  const { state, copied } = form;
  const row = state.status === 'closed' ? null : state.row;
  return (
    <FormDialog
      form={form}
      titles={{
        add: t(copied ? 'copyTitle' : 'addTitle', { name: copied?.name ?? '' }),
        edit: t('editTitle', { name: row?.name ?? '' }),
      }}
      labels={{ name: t('name'), description: t('description') }}
      isPageReady={isPageReady}
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameEmpty') }, rules.atMost(60)]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t('description')} rules={[rules.atMost(200)]}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
