import { type Administrator, formatDate, type PageQuery } from '@edu/shared-utility';
import type { Panel, Reveal } from '@edu/shared-utility/admin';
import { Flex, Tag } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { AccountPhone } from './account-phone.view';

type NamedItems = readonly { readonly id: string; readonly name: string }[];

const namesOf = (list: NamedItems) => (
  <Flex gap={4} wrap>
    {list.map(({ id, name }) => (
      <Tag key={id}>{name}</Tag>
    ))}
  </Flex>
);

/** Without a role nothing is permitted; without a branch all are. */
export const rolesOf = ({ roles }: Administrator) =>
  roles.length > 0 ? namesOf(roles) : phrases.t('noRole');
export const branchesOf = ({ branches }: Administrator) =>
  branches.length > 0 ? namesOf(branches) : phrases.t('wholeOrganisation');

const useChanges = ({ id }: Administrator, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'administrator', id, ...page });

/** The panel of an administrator: facts and change history. */
export function useAccountPanel(reveal: Reveal): Panel<Administrator> {
  const { t } = phrases.use();
  return {
    sections: (person) => [
      {
        facts: [
          [t('phone'), <AccountPhone key="p" person={person} reveal={reveal} />],
          [t('email'), person.email],
          [t('roles'), rolesOf(person)],
          [t('branches'), branchesOf(person)],
          [t('status'), t(`state.${person.status}`)],
          [
            t('lastLogin'),
            person.lastLoginAt ? formatDate(person.lastLoginAt, 'datetime') : t('never'),
          ],
          [t('createdAt'), formatDate(person.createdAt, 'datetime')],
        ],
      },
    ],
    history: {
      useRead: useChanges,
      refreshKey: reveal.revealCount,
      fields: {
        name: t('name'),
        phone: t('phone'),
        email: t('email'),
        roleIds: t('roles'),
        branchIds: t('branches'),
        status: t('status'),
      },
      textOf: (field, value) =>
        field === 'status' && (value === 'active' || value === 'suspended')
          ? t(`state.${value}`)
          : undefined,
    },
  };
}
