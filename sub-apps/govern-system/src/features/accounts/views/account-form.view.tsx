import type { Administrator } from '@edu/shared-utility';
import { FormDialog, type RecordForm } from '@edu/shared-utility/admin';
import { Form } from 'antd';
import { EmailField, NameField, PhoneField } from '../../../common/person-fields.view';
import type { AccountValues } from '../data/account-values';
import { phrases } from '../phrases';
import { useBranchOptions, useRoleOptions } from './account-options.hook';
import { ManySelect } from './many-select.view';

/** @param person null for an invitation */
function AccountFields({ person }: { readonly person: Administrator | null }) {
  const { t } = phrases.use();
  const roles = useRoleOptions(person?.roles);
  const branches = useBranchOptions(person?.branches);
  return (
    <>
      <NameField t={t} input={{ autoFocus: true }} />
      <PhoneField t={t} masked={person?.phone} extra={t(person ? 'maskedHint' : 'inviteHint')} />
      <EmailField t={t} />
      <Form.Item name="roleIds" label={t('roles')}>
        <ManySelect options={roles} placeholder={t('rolesHint')} />
      </Form.Item>
      <Form.Item name="branchIds" label={t('branches')}>
        <ManySelect options={branches} placeholder={t('branchesHint')} />
      </Form.Item>
    </>
  );
}

const joinedNames = (list: readonly { readonly name: string }[]): string =>
  list.map(({ name }) => name).join(' · ');

/** Invites somebody by their phone number, or changes an administrator's data. */
export function AccountForm({ form }: { readonly form: RecordForm<Administrator, AccountValues> }) {
  const { t } = phrases.use();
  const { state } = form;
  const person = state.status === 'closed' ? null : state.row;
  return (
    <FormDialog
      form={form}
      titles={{ add: t('inviteTitle'), edit: t('editTitle', { name: person?.name ?? '' }) }}
      labels={{
        name: t('name'),
        phone: t('phone'),
        email: t('email'),
        roleIds: t('roles'),
        branchIds: t('branches'),
      }}
      textOf={(row, field) => {
        if (field === 'roleIds') return joinedNames(row.roles);
        return field === 'branchIds' ? joinedNames(row.branches) : undefined;
      }}
    >
      <AccountFields person={person} />
    </FormDialog>
  );
}
