import { type OrganizePerson, PageLink } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import type { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

/** The page on which each kind of people is managed. */
const lists = {
  staff: '/govern-system/platform/account',
  teacher: '/govern-system/organ/teacher',
  student: '/saas/student',
} as const;

const addressOf = ({ kind, id, name }: OrganizePerson): string =>
  `${lists[kind]}?keyword=${encodeURIComponent(name)}&row=${id}`;

export const organizeColumns = (t: Translate, linkColor: string): Column<OrganizePerson>[] => [
  {
    key: 'name',
    title: t('column.name'),
    width: 104,
    render: (person) => (
      <PageLink to={addressOf(person)} style={{ color: linkColor }}>
        {person.name}
      </PageLink>
    ),
  },
  { key: 'kind', title: t('column.kind'), width: 112, render: ({ kind }) => t(`kind.${kind}`) },
  { key: 'title', title: t('column.title'), width: 112, optional: true, wideOnly: true },
  { key: 'phone', title: t('column.phone'), width: 120, tabular: true },
  {
    key: 'branchNames',
    title: t('column.branch'),
    render: ({ branchNames }) => branchNames.join(' · ') || null,
  },
  { key: 'departmentName', title: t('column.department'), width: 112 },
  {
    key: 'status',
    title: t('column.status'),
    width: 88,
    render: ({ status }) => t(`is.${status}`),
  },
];
