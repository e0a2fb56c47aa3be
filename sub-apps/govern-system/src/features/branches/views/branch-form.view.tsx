import { type BranchNode, toast, useAppLife } from '@edu/shared-utility';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/data';
import { RowDialog } from '../../../common/form/row-dialog.view';
import { toRefusal } from '../../../common/form/row-refusal';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { PlaceSelect, top } from '../../../common/tree/place-select.view';
import type { TreeFormAsked } from '../../../common/tree/tree-page.view';
import { phrases as appWords } from '../../../phrases';
import { phrases } from '../phrases';
import { RegionSelect } from './region-select.view';

interface Props extends TreeFormAsked<BranchNode> {
  readonly rows: readonly BranchNode[];
  readonly nameOfRegion: (id: string | null) => string;
  readonly onClose: () => void;
}

interface Values {
  readonly [name: string]: unknown;
  readonly name: string;
  readonly regionId: string | null;
  readonly parentId: string;
}

const names = ['name', 'regionId', 'parentId'];

/** Makes a branch below another, or changes its name and region. */
export function BranchForm({ row, parentId, rows, nameOfRegion, onClose }: Props) {
  const { t } = phrases.use();
  const words = treeWords.use();
  const app = appWords.use();
  const life = useAppLife();
  const [send] = data.useBranchSaveMutation();
  return (
    <RowDialog<BranchNode, Values>
      id="govern-system-branch"
      title={row ? words.t('editTitle', { name: row.name }) : t('addTitle')}
      row={row}
      valuesOf={(one) => ({
        name: one?.name ?? '',
        regionId: one?.regionId ?? null,
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
          name: 'regionId',
          label: t('region'),
          text: (id) => nameOfRegion(id as string | null),
          input: <RegionSelect />,
        },
        {
          name: 'parentId',
          label: words.t('parent'),
          onlyNew: true,
          input: <PlaceSelect rows={rows} />,
        },
      ]}
      save={async (changes, values, present) => {
        const { parentId: place, ...rest } = present ? changes : values;
        const input = { ...rest, ...(place && { parentId: place === top ? null : place }) };
        const { id, version } = present ?? {};
        const { error } = await send(
          (id ? { id, version, ...input } : input) as Parameters<typeof send>[0],
        );
        if (life.aborted) return null;
        if (error) return toRefusal<BranchNode>(error, names);
        toast.success(app.t('form.saved'));
        onClose();
        return null;
      }}
      onClose={onClose}
    />
  );
}
