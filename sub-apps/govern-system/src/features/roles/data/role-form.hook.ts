import type { Role } from '@edu/shared-utility';
import { type RecordForm, trimmed, useRecordForm } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases as appWords } from '../../../phrases';
import { phrases } from '../phrases';
import { readGranted } from './read-granted';

export interface RoleValues {
  name: string;
  description: string;
}

/** The role to change, or the role whose permissions are copied. */
interface FormRequest {
  readonly row: Role | null;
  readonly copied: Role | null;
}

export interface RoleForm extends RecordForm<Role, RoleValues> {
  readonly copied: Role | null;
  ask(request: FormRequest): void;
}

/** The form of a role, new or as a copy. @param onCreated called with the id of a new role */
export function useRoleForm(reload: () => void, onCreated: (id: string) => void): RoleForm {
  const [send] = data.useRoleSaveMutation();
  const [copied, setCopied] = useState<Role | null>(null);
  const form = useRecordForm({
    valuesOf: (row: Role | null): RoleValues => ({
      name: row?.name ?? (copied ? phrases.t('copyName', { name: copied.name }) : ''),
      description: row?.description ?? copied?.description ?? '',
    }),
    inputOf: trimmed,
    add: async (input) => {
      try {
        const copiedGrants = copied && { permissionIds: [...(await readGranted(copied.id))] };
        const saved = await send({ ...input, ...copiedGrants } as Parameters<
          typeof send
        >[0]).unwrap();
        onCreated(saved.id);
        return {};
      } catch (error) {
        return { error };
      }
    },
    change: ({ id, version }, changes) =>
      send({ id, ...(version !== undefined && { version }), ...changes }),
    done: () => appWords.t('form.saved'),
    reload,
    conflictField: 'name',
  });
  const openForm = ({ row, copied: source }: FormRequest): void => {
    setCopied(source);
    form.open(row);
  };
  return { ...form, copied, ask: openForm };
}
