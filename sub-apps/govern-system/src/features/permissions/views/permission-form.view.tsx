import { type PermissionNode, rules } from '@edu/shared-utility';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import type { TreeForm } from '../../../common/tree/tree-form.hook';
import { TreeFormDialog } from '../../../common/tree/tree-form.view';
import type { PermissionValues } from '../data/permission-form.hook';
import { phrases } from '../phrases';

interface Props {
  readonly form: TreeForm<PermissionNode, PermissionValues>;
  readonly rows: readonly PermissionNode[];
  readonly isPageReady: boolean;
}

const kinds = ['directory', 'page', 'action'] as const;

/** Adds an entry below another one, or changes one; its code and kind cannot change, since roles refer to them. */
export function PermissionForm(props: Props) {
  const { t } = phrases.use();
  const { state } = props.form;
  const isNew = state.status !== 'closed' && state.row === null;
  return (
    <TreeFormDialog
      {...props}
      addTitle={t('addTitle')}
      labels={{
        name: t('name'),
        systemTagName: t('systemTagName'),
        url: t('url'),
        order: t('order'),
      }}
    >
      <Form.Item
        name="name"
        label={t('name')}
        extra={isNew ? undefined : t('nameHint')}
        rules={[{ required: true, whitespace: true, message: t('nameEmpty') }, rules.atMost(30)]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
      {isNew && (
        <>
          <Form.Item name="kind" label={t('kind')}>
            <Select options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
          </Form.Item>
          <Form.Item
            name="code"
            label={t('code')}
            extra={t('codeHint')}
            rules={[
              { required: true, message: t('codeEmpty') },
              { pattern: /^[A-Za-z0-9][A-Za-z0-9.:_-]{0,63}$/, message: t('codeHint') },
            ]}
          >
            <Input autoComplete="off" />
          </Form.Item>
        </>
      )}
      <Form.Item
        name="systemTagName"
        label={t('systemTagName')}
        extra={t('systemTagNameHint')}
        rules={[{ pattern: /^[a-z0-9-]*$/, message: t('systemTagNameWrong') }, rules.atMost(40)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="url"
        label={t('url')}
        extra={t('urlHint')}
        rules={[
          { pattern: /^$|^\/(?![/\\])[^\s\\<>"']*$/, message: t('urlWrong') },
          rules.atMost(200),
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="order"
        label={t('order')}
        extra={t('orderHint')}
        rules={[{ pattern: /^\d{1,5}$/, message: t('orderWrong') }]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </TreeFormDialog>
  );
}
