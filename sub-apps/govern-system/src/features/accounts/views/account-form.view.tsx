import {
  type Administrator,
  limits,
  plainMail,
  plainPhone,
  rules,
  toast,
  useAppLife,
} from '@edu/shared-utility';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/data';
import { RowDialog } from '../../../common/form/row-dialog.view';
import { toRefusal } from '../../../common/form/row-refusal';
import { phrases as appWords } from '../../../phrases';
import { type AccountValues, accountFields, accountValues } from '../data/account-values';
import { phrases } from '../phrases';
import { useBranchOptions, useRoleOptions } from './account-options.hook';
import { ManySelect } from './many-select.view';

interface Props {
  /** null for somebody who is invited */
  readonly person: Administrator | null;
  readonly onClose: () => void;
}

/** Invites somebody by their phone number, or changes what the tenant has of an administrator. */
export function AccountForm({ person, onClose }: Props) {
  const { t } = phrases.use();
  const app = appWords.use();
  const life = useAppLife();
  const [invite] = data.useAdministratorSaveMutation();
  const [change] = data.useAdministratorUpdateMutation();
  const roles = useRoleOptions(person?.roles);
  const branches = useBranchOptions(person?.branches);

  const send = async (
    changes: Partial<AccountValues>,
    values: AccountValues,
    present: Administrator | null,
  ) => {
    const mail = ({ email }: Partial<AccountValues>) =>
      email === undefined ? {} : { email: email || null };
    if (present) {
      const { id, version } = present;
      const input = { ...changes, ...mail(changes) };
      await change({ id, version, ...(input as object) }).unwrap();
      return app.t('form.saved');
    }
    const input = { ...values, ...mail(values) };
    const { invited } = await invite(input as Parameters<typeof invite>[0]).unwrap();
    return t(invited ? 'invited' : 'added', { name: values.name });
  };
  return (
    <RowDialog<Administrator, AccountValues>
      id="govern-system-account"
      title={person ? t('editTitle', { name: person.name }) : t('inviteTitle')}
      row={person}
      valuesOf={accountValues}
      fields={[
        {
          name: 'name',
          label: t('name'),
          rules: [{ required: true, whitespace: true, message: t('nameEmpty') }, rules.name()],
          input: <Input autoFocus autoComplete="off" maxLength={2 * limits.nameLength} />,
        },
        {
          name: 'phone',
          label: t('phone'),
          normalize: plainPhone,
          rules: [{ required: true, message: t('phoneEmpty') }, rules.mobile('form')],
          input: <Input inputMode="tel" autoComplete="off" maxLength={30} />,
        },
        {
          name: 'email',
          label: t('email'),
          normalize: plainMail,
          rules: [rules.email('form')],
          input: <Input inputMode="email" autoComplete="off" placeholder={t('optional')} />,
        },
        {
          name: 'roleIds',
          label: t('roles'),
          text: roles.textOf,
          input: <ManySelect options={roles} placeholder={t('rolesHint')} />,
        },
        {
          name: 'branchIds',
          label: t('branches'),
          text: branches.textOf,
          input: <ManySelect options={branches} placeholder={t('branchesHint')} />,
        },
      ]}
      save={async (changes, values, present) => {
        try {
          const told = await send(changes, values, present);
          if (life.aborted) return null;
          toast.success(told);
          onClose();
          return null;
        } catch (error) {
          return toRefusal<Administrator>(error, accountFields);
        }
      }}
      onClose={onClose}
    />
  );
}
