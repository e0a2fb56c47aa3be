import {
  type Administrator,
  formatDate,
  maskPhone,
  type Role,
  toast,
  useAppLife,
  useCan,
  useContextValue,
} from '@edu/shared-utility';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, Select, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { phrases } from '../phrases';

const membersPage = { pageNum: 1, pageSize: 200 };
const offered = 20;

/** Whether a person matches the typed text: a part of the name, or visible digits of the number. */
const matchesPerson = ({ name, phone }: Administrator, searchText: string): boolean => {
  const digits = searchText.replace(/\s/g, '');
  return (
    name.toLowerCase().includes(searchText) ||
    phone.startsWith(digits) ||
    phone.endsWith(digits) ||
    (/^\d{11}$/.test(digits) && maskPhone(digits) === phone)
  );
};

/** Members of a role in this organisation; adds and removes them. */
export function RoleMembers({ role }: { readonly role: Role }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const can = useCan();
  const mayGive = can('administrator.write') && can('role.read');
  // The server refuses a change of one's own roles.
  const self = useContextValue('actor');
  const [keyword, setKeyword] = useState('');
  const holders = data.useAdministratorFindByConditionQuery({ ...membersPage, roleId: role.id });
  const people = data.useAdministratorFindByConditionQuery({
    pageNum: 1,
    pageSize: offered,
    keyword: keyword.trim(),
  });
  const [change, { isLoading }] = data.useAdministratorUpdateMutation();
  const load = loadedOf(holders);
  if (load.status === 'failed')
    return <FailedPanel message={load.message} onRetry={holders.refetch} />;
  if (!load.data) return <Skeleton active aria-label={t('loading')} />;
  const { list } = load.data;
  const others = role.userCount - load.data.total;

  const setRoles = async (person: Administrator, roleIds: string[], successText: string) => {
    const { id, version } = person;
    const { error } = await change({ id, version, roleIds });
    if (appSignal.aborted) return;
    if (!error) return toast.success(successText);
    toast.error(failureOf(error).message);
    void holders.refetch();
    void people.refetch();
  };
  const idsOf = ({ roles }: Administrator): string[] => roles.map(({ id }) => id);
  // Matches for a former text are not offered, since Enter would grant them the role.
  const offers = (people.currentData?.list ?? []).filter(
    (item) =>
      item.id !== self &&
      !idsOf(item).includes(role.id) &&
      matchesPerson(item, keyword.trim().toLowerCase()),
  );
  const grantRole = (id: string): void => {
    const person = offers.find((offer) => offer.id === id);
    if (!person) return;
    const successText = t('given', { person: person.name, name: role.name });
    void setRoles(person, [...idsOf(person), role.id], successText);
  };
  const revokeRole = (person: Administrator): void => {
    const rest = idsOf(person).filter((id) => id !== role.id);
    void setRoles(person, rest, t('taken', { person: person.name, name: role.name }));
  };
  return (
    <>
      {mayGive && (
        <Select<string>
          aria-label={t('give')}
          placeholder={t('give')}
          showSearch={{ filterOption: false, onSearch: setKeyword }}
          loading={people.isFetching || isLoading}
          disabled={isLoading}
          value={null as unknown as string}
          onChange={grantRole}
          notFoundContent={t('noMatch')}
          options={offers.map(({ id, name, phone }) => ({ value: id, label: `${name} ${phone}` }))}
          style={{ width: '100%', maxWidth: 320, marginBottom: token.margin }}
        />
      )}
      {list.length === 0 && <p role="status">{t('nobody')}</p>}
      <ul aria-label={t('members')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {list.map((person) => (
          <li key={person.id} style={{ borderBottom: `1px solid ${token.colorSplit}` }}>
            <Flex align="center" justify="space-between" gap="middle" style={{ minHeight: 48 }}>
              <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link to={`/platform/account?keyword=${encodeURIComponent(person.name)}`}>
                  {person.name}
                </Link>{' '}
                <span style={{ color: token.colorTextSecondary }}>
                  {person.phone}
                  {person.lastLoginAt &&
                    ` · ${t('lastLogin', { date: formatDate(person.lastLoginAt, 'date') })}`}
                </span>
              </span>
              {mayGive && person.id !== self && (
                <Button
                  size="small"
                  disabled={isLoading}
                  aria-label={t('takeFrom', { person: person.name })}
                  onClick={() => revokeRole(person)}
                >
                  {t('take')}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p style={{ color: token.colorTextSecondary }}>{t('elsewhere', { count: others })}</p>
      )}
    </>
  );
}
