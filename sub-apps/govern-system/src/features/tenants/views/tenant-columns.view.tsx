import { formatDate, formatNumber, type Tenant } from '@edu/shared-utility';
import { type Column, HiddenNumber, type useReveal } from '@edu/shared-utility/admin';
import { Flex, Tag } from 'antd';
import type { phrases } from '../phrases';

const colours = { enabled: 'success', disabled: 'default', expired: 'warning' } as const;
export const permission = 'platform.tenant';

/** The columns of the tenants; the contact's number is masked until it is revealed. */
export function tenantColumns(
  t: ReturnType<typeof phrases.use>['t'],
  reveal: ReturnType<typeof useReveal>,
): Column<Tenant>[] {
  return [
    { key: 'name', title: t('name') },
    { key: 'domain', title: t('domain'), width: 200 },
    {
      key: 'status',
      title: t('status'),
      width: 96,
      render: ({ status }) => <Tag color={colours[status]}>{t(`states.${status}`)}</Tag>,
    },
    {
      key: 'contactName',
      title: t('contact'),
      width: 200,
      render: ({ id, name, contactName, contactPhone }) => (
        <Flex wrap align="center" gap="small">
          {contactName}
          <HiddenNumber
            id={id}
            name={contactName || name}
            field="contactPhone"
            label={t('contactPhone')}
            masked={contactPhone}
            permission={permission}
            reveal={reveal}
          />
        </Flex>
      ),
    },
    {
      key: 'userCount',
      title: t('userCount'),
      width: 80,
      optional: true,
      tabular: true,
      render: ({ userCount }) => formatNumber(userCount),
    },
    {
      key: 'expiresAt',
      title: t('expiresAt'),
      width: 112,
      optional: true,
      tabular: true,
      render: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt, 'date') : t('never')),
    },
    {
      key: 'createdAt',
      title: t('createdAt'),
      width: 112,
      tabular: true,
      optional: true,
      wideOnly: true,
      render: ({ createdAt }) => formatDate(createdAt, 'date'),
    },
  ];
}
