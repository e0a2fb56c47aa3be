import { rules } from '@edu/shared-utility';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { TreeForm } from '../../../common/tree/tree-form.hook';
import { TreeFormDialog } from '../../../common/tree/tree-form.view';
import type { BranchValues } from '../data/branch-form.hook';
import type { OrganNode } from '../data/organ-tree';
import { phrases } from '../phrases';
import { RegionSelect } from './region-select.view';

interface Props {
  readonly form: TreeForm<OrganNode, BranchValues>;
  readonly rows: readonly OrganNode[];
  readonly isPageReady: boolean;
  readonly nameOfRegion: (id: string | null) => string;
}

/** Adds a branch below another one, or changes its name and region. */
export function BranchForm({ nameOfRegion, ...props }: Props) {
  const { t } = phrases.use();
  return (
    <TreeFormDialog
      {...props}
      hasTop={false}
      addTitle={t('addTitle')}
      labels={{ name: t('name'), regionId: t('region') }}
      textOf={(row, field) =>
        field === 'regionId' ? nameOfRegion(row.branch?.regionId ?? null) : undefined
      }
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameEmpty') }, rules.atMost(60)]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="regionId" label={t('region')}>
        <RegionSelect />
      </Form.Item>
    </TreeFormDialog>
  );
}
