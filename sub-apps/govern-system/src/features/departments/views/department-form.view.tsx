import { type DepartmentNode, rules } from '@edu/shared-utility';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { TreeForm } from '../../../common/tree/tree-form.hook';
import { TreeFormDialog } from '../../../common/tree/tree-form.view';
import type { DepartmentValues } from '../data/department-form.hook';
import { phrases } from '../phrases';

interface Props {
  readonly form: TreeForm<DepartmentNode, DepartmentValues>;
  readonly rows: readonly DepartmentNode[];
  readonly isPageReady: boolean;
}

/** Adds a department below another one, or changes its name and leader. */
export function DepartmentForm(props: Props) {
  const { t } = phrases.use();
  return (
    <TreeFormDialog
      {...props}
      addTitle={t('addTitle')}
      labels={{ name: t('name'), leader: t('leader') }}
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameEmpty') }, rules.atMost(60)]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="leader" label={t('leader')} rules={[rules.name()]}>
        <Input autoComplete="off" />
      </Form.Item>
    </TreeFormDialog>
  );
}
