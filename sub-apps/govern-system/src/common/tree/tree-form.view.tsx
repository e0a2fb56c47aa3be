import { FormDialog } from '@edu/shared-utility/admin';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from './phrases';
import { PlaceSelect } from './place-select.view';
import { flatten, type TreeRow } from './tree-data';
import type { TreeForm } from './tree-form.hook';

interface Props<T, V extends object> {
  readonly form: TreeForm<T, V>;
  readonly addTitle: string;
  readonly rows: readonly T[];
  /** Whether a new row may be at the top level. */
  readonly hasTop?: boolean;
  readonly isPageReady: boolean;
  readonly labels: { readonly [K in keyof V]?: string };
  textOf?(row: T, field: keyof V & string): string | undefined;
  readonly children: ReactNode;
}

/** The form of a tree's row; it sets the parent of a new row, while an existing one is moved instead. */
export function TreeFormDialog<T extends TreeRow<T>, V extends object>(props: Props<T, V>) {
  const { form, addTitle, rows, hasTop = true, isPageReady, labels, textOf, children } = props;
  const { t } = phrases.use();
  const row = form.state.status === 'closed' ? undefined : form.state.row;
  const parentNameOf = ({ parentId }: T): string =>
    flatten(rows).find(({ id }) => id === parentId)?.name ?? t('topLevel');
  return (
    <FormDialog
      form={form}
      titles={{ add: addTitle, edit: t('editTitle', { name: row?.name ?? '' }) }}
      labels={{ ...labels, parentId: t('parent') } as never}
      textOf={(item, field) =>
        field === 'parentId' ? parentNameOf(item) : textOf?.(item, field as never)
      }
      isPageReady={isPageReady}
    >
      {children}
      {row === null && (
        <Form.Item name="parentId" label={t('parent')}>
          <PlaceSelect rows={rows} hasTop={hasTop} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
