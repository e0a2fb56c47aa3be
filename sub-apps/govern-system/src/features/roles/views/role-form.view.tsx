import { type Role, toast, useAppLife } from '@edu/shared-utility';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/data';
import { RowDialog } from '../../../common/form/row-dialog.view';
import { toRefusal } from '../../../common/form/row-refusal';
import { phrases as appWords } from '../../../phrases';
import { readGranted } from '../data/read-granted';
import { phrases } from '../phrases';

/** The role to be changed, or the one whose permissions a new one begins with. */
export interface RoleFormAsked {
  readonly row: Role | null;
  readonly copied: Role | null;
}

interface Props extends RoleFormAsked {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

interface Values {
  readonly [name: string]: unknown;
  readonly name: string;
  readonly description: string;
}

/** Makes a role, of its own or as a copy, or changes its name and what is said of it. */
export function RoleForm({ row, copied, onMade, onClose }: Props) {
  const { t } = phrases.use();
  const app = appWords.use();
  const life = useAppLife();
  const [send] = data.useRoleSaveMutation();

  const permissionsOf = async (role: Role | null): Promise<{ permissionIds?: string[] }> => {
    if (!role) return {};
    return { permissionIds: [...(await readGranted(role.id))] };
  };
  const save = async (changes: Partial<Values>, values: Values, present: Role | null) => {
    try {
      const input = present
        ? { id: present.id, version: present.version, ...changes }
        : { ...values, ...(await permissionsOf(copied)) };
      const made = await send(input as Parameters<typeof send>[0]).unwrap();
      if (life.aborted) return null;
      toast.success(app.t('form.saved'));
      onMade(made.id);
      onClose();
      return null;
    } catch (error) {
      return toRefusal<Role>(error, ['name', 'description']);
    }
  };
  return (
    <RowDialog<Role, Values>
      id="govern-system-role"
      title={
        row
          ? t('editTitle', { name: row.name })
          : t(copied ? 'copyTitle' : 'addTitle', { name: copied?.name ?? '' })
      }
      row={row}
      valuesOf={(one) => ({
        name: one?.name ?? (copied ? t('copyName', { name: copied.name }).slice(0, 30) : ''),
        description: one?.description ?? copied?.description ?? '',
      })}
      fields={[
        {
          name: 'name',
          label: t('name'),
          rules: [{ required: true, whitespace: true, message: t('nameEmpty') }],
          input: <Input autoFocus autoComplete="off" maxLength={30} />,
        },
        {
          name: 'description',
          label: t('description'),
          input: <Input autoComplete="off" maxLength={200} />,
        },
      ]}
      save={save}
      onClose={onClose}
    />
  );
}
