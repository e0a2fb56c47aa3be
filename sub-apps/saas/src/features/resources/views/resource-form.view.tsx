import type { Resource } from '@edu/shared-utility';
import { FormDialog, TreeSelect } from '@edu/shared-utility/admin';
import { useClear } from '@edu/shared-utility/data';
import { Checkbox, Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/page-data';
import type { useResourceForm } from '../data/resource-form.hook';
import { phrases } from '../phrases';

interface Props {
  readonly form: ReturnType<typeof useResourceForm>;
  readonly isPageReady: boolean;
}

/** The fields of a resource. */
function ResourceFields({ row }: { readonly row: Resource }) {
  const clear = useClear();
  const { t } = phrases.use();
  const tree = data.useResourceCategoryGetTreeQuery({ type: row.kind });
  const units = data.useResApplicationFindValidCopyrightUnitsQuery({ pageNum: 1, pageSize: 200 });
  const options = (units.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // An expired unit stays selectable for the resource that has it.
  const ownUnit =
    row.copyrightUnitId && !options.some(({ value }) => value === row.copyrightUnitId)
      ? [{ value: row.copyrightUnitId, label: row.copyrightUnitName ?? '' }]
      : [];
  return (
    <>
      <Form.Item
        name="title"
        label={t('form.title')}
        rules={[{ required: true, whitespace: true, message: t('form.titleEmpty') }]}
      >
        <Input autoFocus autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="categoryId" label={t('form.category')}>
        <TreeSelect
          label={t('form.category')}
          placeholder={t('none')}
          tree={tree}
          failedText={t('category.failed')}
        />
      </Form.Item>
      <Form.Item
        name="copyrightUnitId"
        label={t('form.unit')}
        normalize={(value: string | undefined) => value ?? null}
      >
        <Select
          allowClear={clear}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('form.noUnit')}
          loading={units.isFetching}
          options={[...options, ...ownUnit]}
        />
      </Form.Item>
      <Form.Item name="shared" valuePropName="checked">
        <Checkbox>{t('form.shared')}</Checkbox>
      </Form.Item>
    </>
  );
}

/** The dialog of a resource's details. */
export function ResourceForm({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  const row = 'row' in form.state ? form.state.row : null;
  const textOf = (resource: Resource, field: string) => {
    if (field === 'categoryId') return resource.categoryName ?? t('none');
    if (field === 'copyrightUnitId') return resource.copyrightUnitName ?? t('form.noUnit');
    return field === 'shared' ? t(resource.shared ? 'yes' : 'no') : undefined;
  };
  return (
    <FormDialog
      form={form}
      titles={{ add: t('form.editTitle'), edit: t('form.editTitle') }}
      labels={{
        title: t('form.title'),
        categoryId: t('form.category'),
        copyrightUnitId: t('form.unit'),
        shared: t('column.shared'),
      }}
      textOf={textOf}
      isPageReady={isPageReady}
    >
      {row && <ResourceFields row={row} />}
    </FormDialog>
  );
}
