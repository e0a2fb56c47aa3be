import { type PermissionKind, type PermissionNode, toast, useAppLife } from '@edu/shared-utility';
import { Select } from 'antd';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/data';
import { RowDialog } from '../../../common/form/row-dialog.view';
import { toRefusal } from '../../../common/form/row-refusal';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { PlaceSelect, top } from '../../../common/tree/place-select.view';
import type { TreeFormAsked } from '../../../common/tree/tree-page.view';
import { phrases as appWords } from '../../../phrases';
import { phrases } from '../phrases';

interface Props extends TreeFormAsked<PermissionNode> {
  readonly rows: readonly PermissionNode[];
  readonly onClose: () => void;
}

interface Values {
  readonly [name: string]: unknown;
  readonly name: string;
  readonly code: string;
  readonly kind: PermissionKind;
  readonly systemTagName: string;
  readonly url: string;
  /** As it is typed. */
  readonly order: string;
  readonly parentId: string;
}

const kinds = ['directory', 'page', 'action'] as const;
const names = ['name', 'code', 'kind', 'systemTagName', 'url', 'order', 'parentId'];

/** Makes an entry below another, or changes what may change: code and kind stay what roles were given. */
export function PermissionForm({ row, parentId, rows, onClose }: Props) {
  const { t } = phrases.use();
  const words = treeWords.use();
  const app = appWords.use();
  const life = useAppLife();
  const [send] = data.usePermissionSaveMutation();
  return (
    <RowDialog<PermissionNode, Values>
      id="govern-system-permission"
      title={row ? words.t('editTitle', { name: row.name }) : t('addTitle')}
      row={row}
      valuesOf={(one) => ({
        name: one?.name ?? '',
        code: one?.code ?? '',
        kind: one?.kind ?? 'page',
        systemTagName: one?.systemTagName ?? '',
        url: one?.url ?? '',
        order: String(one?.order ?? 0),
        parentId: (one ? one.parentId : parentId) ?? top,
      })}
      fields={[
        {
          name: 'name',
          label: t('name'),
          hint: row ? t('nameHint') : undefined,
          rules: [{ required: true, whitespace: true, message: t('nameEmpty') }],
          input: <Input autoFocus autoComplete="off" maxLength={30} />,
        },
        {
          name: 'kind',
          label: t('kind'),
          onlyNew: true,
          input: <Select options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />,
        },
        {
          name: 'code',
          label: t('code'),
          hint: t('codeHint'),
          onlyNew: true,
          rules: [
            { required: true, message: t('codeEmpty') },
            { pattern: /^[A-Za-z0-9][A-Za-z0-9.:_-]{0,63}$/, message: t('codeHint') },
          ],
          input: <Input autoComplete="off" maxLength={64} />,
        },
        {
          name: 'systemTagName',
          label: t('systemTagName'),
          hint: t('systemTagNameHint'),
          rules: [{ pattern: /^[a-z0-9-]*$/, message: t('systemTagNameWrong') }],
          input: <Input autoComplete="off" maxLength={40} />,
        },
        {
          name: 'url',
          label: t('url'),
          hint: t('urlHint'),
          rules: [{ pattern: /^$|^\/(?![/\\])[^\s\\<>"']*$/, message: t('urlWrong') }],
          input: <Input autoComplete="off" maxLength={200} />,
        },
        {
          name: 'order',
          label: t('order'),
          hint: t('orderHint'),
          rules: [{ pattern: /^\d{1,5}$/, message: t('orderWrong') }],
          input: <Input inputMode="numeric" autoComplete="off" maxLength={5} />,
        },
        {
          name: 'parentId',
          label: words.t('parent'),
          onlyNew: true,
          input: <PlaceSelect rows={rows} />,
        },
      ]}
      save={async (changes, values, present) => {
        const { parentId: place, order, ...rest } = present ? changes : values;
        const input = {
          ...rest,
          ...(order !== undefined && { order: Number(order) }),
          ...(place && { parentId: place === top ? null : place }),
        };
        const { id, version } = present ?? {};
        const { error } = await send(
          (id ? { id, version, ...input } : input) as Parameters<typeof send>[0],
        );
        if (life.aborted) return null;
        if (error) return toRefusal<PermissionNode>(error, names);
        toast.success(app.t('form.saved'));
        onClose();
        return null;
      }}
      onClose={onClose}
    />
  );
}
