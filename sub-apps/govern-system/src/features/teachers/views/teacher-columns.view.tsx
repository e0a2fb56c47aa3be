import { formatDate, type Teacher } from '@edu/shared-utility';
import { type Column, HiddenNumber, type Reveal } from '@edu/shared-utility/admin';
import { Flex, Tag } from 'antd';
import { phrases } from '../phrases';

const colours = { active: 'success', leave: 'warning', left: 'default' } as const;

export const Status = ({ status }: Pick<Teacher, 'status'>) => {
  const { t } = phrases.use();
  return (
    <Tag variant="filled" color={colours[status]}>
      {t(`state.${status}`)}
    </Tag>
  );
};

export const Subjects = ({ subjects }: Pick<Teacher, 'subjects'>) => (
  <Flex gap={4} wrap>
    {subjects.map((subject) => (
      <Tag key={subject}>{subject}</Tag>
    ))}
  </Flex>
);

interface PhoneProps {
  readonly teacher: Teacher;
  readonly reveal: Reveal;
}

export function Phone({ teacher, reveal }: PhoneProps) {
  const { t } = phrases.use();
  const { id, name, phone } = teacher;
  const number = { id, name, masked: phone, field: 'phone', label: t('phone') };
  return <HiddenNumber {...number} permission="teacher.reveal" reveal={reveal} />;
}

type Translate = ReturnType<typeof phrases.use>['t'];

/** The columns of the list. */
export const teacherColumns = (t: Translate, reveal: Reveal): Column<Teacher>[] => [
  { key: 'name', title: t('name'), width: 96 },
  {
    key: 'phone',
    title: t('phone'),
    width: 136,
    tabular: true,
    render: (teacher) => <Phone teacher={teacher} reveal={reveal} />,
  },
  { key: 'title', title: t('title'), width: 96, render: ({ title }) => title || null },
  {
    key: 'subjects',
    title: t('subjects'),
    render: ({ subjects }) => (subjects.length > 0 ? <Subjects subjects={subjects} /> : null),
  },
  {
    key: 'department',
    title: t('department'),
    width: 116,
    optional: true,
    render: ({ departmentName }) => departmentName,
  },
  {
    key: 'branch',
    title: t('branch'),
    width: 96,
    optional: true,
    render: ({ branchName }) => branchName,
  },
  {
    key: 'staffNumber',
    title: t('staffNumber'),
    width: 96,
    optional: true,
    wideOnly: true,
    tabular: true,
  },
  {
    key: 'status',
    title: t('status'),
    width: 88,
    render: (teacher) => <Status status={teacher.status} />,
  },
  {
    key: 'joinedOn',
    title: t('joinedOn'),
    width: 108,
    optional: true,
    tabular: true,
    render: ({ joinedOn }) => joinedOn && formatDate(`${joinedOn}T12:00:00Z`, 'date'),
  },
];
