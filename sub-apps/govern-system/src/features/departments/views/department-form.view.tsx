import { type DepartmentNode, limits, rules, toast, useAppLife } from '@edu/shared-utility';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/data';
import { RowDialog } from '../../../common/form/row-dialog.view';
import { toRefusal } from '../../../common/form/row-refusal';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { PlaceSelect, top } from '../../../common/tree/place-select.view';
import type { TreeFormAsked } from '../../../common/tree/tree-page.view';
import { phrases as appWords } from '../../../phrases';
import { phrases } from '../phrases';

interface Props extends TreeFormAsked<DepartmentNode> {
  readonly rows: readonly DepartmentNode[];
  readonly onClose: () => void;
}

interface Values {
  readonly [name: string]: unknown;
  readonly name: string;
  readonly leader: string;
  readonly parentId: string;
}

const names = ['name', 'leader', 'parentId'];

/** Makes a department below another, or changes its name and leader. */
export function DepartmentForm({ row, parentId, rows, onClose }: Props) {
  const { t } = phrases.use();
  const words = treeWords.use();
  const app = appWords.use();
  const life = useAppLife();
  const [send] = data.useDepartmentSaveMutation();
  return (
    <RowDialog<DepartmentNode, Values>
      id="govern-system-department"
      title={row ? words.t('editTitle', { name: row.name }) : t('addTitle')}
      row={row}
      valuesOf={(one) => ({
        name: one?.name ?? '',
        leader: one?.leader ?? '',
        parentId: (one ? one.parentId : parentId) ?? top,
      })}
      fields={[
        {
          name: 'name',
          label: t('name'),
          rules: [{ required: true, whitespace: true, message: t('nameEmpty') }],
          input: <Input autoFocus autoComplete="off" maxLength={60} />,
        },
        {
          name: 'leader',
          label: t('leader'),
          rules: [rules.name()],
          input: <Input autoComplete="off" maxLength={2 * limits.nameLength} />,
        },
        {
          name: 'parentId',
          label: words.t('parent'),
          onlyNew: true,
          input: <PlaceSelect rows={rows} />,
        },
      ]}
      save={async (changes, values, present) => {
        const { parentId: place, ...texts } = present ? changes : values;
        const input = { ...texts, ...(place && { parentId: place === top ? null : place }) };
        const { id, version } = present ?? {};
        const { error } = await send(
          (id ? { id, version, ...input } : input) as Parameters<typeof send>[0],
        );
        if (life.aborted) return null;
        if (error) return toRefusal<DepartmentNode>(error, names);
        toast.success(app.t('form.saved'));
        onClose();
        return null;
      }}
      onClose={onClose}
    />
  );
}
