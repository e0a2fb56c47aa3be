import { type Assessment, formatDate, formatNumber } from '@edu/shared-utility';
import type { Column, PanelSection } from '@edu/shared-utility/admin';
import type { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

const scoreOf = (score: number | null): string | null =>
  score === null ? null : formatNumber(score);

export const columnsOf = (t: Translate): Column<Assessment>[] => [
  { key: 'name', title: t('name'), width: 112 },
  { key: 'phone', title: t('phone'), width: 128, tabular: true, optional: true },
  { key: 'skill', title: t('skill') },
  {
    key: 'level',
    title: t('level'),
    width: 136,
    optional: true,
    render: ({ level }) => t(`levels.l${level}`),
  },
  {
    key: 'status',
    title: t('status'),
    width: 104,
    render: ({ status }) => <StatusTag status={status} />,
  },
  {
    key: 'appointedAt',
    title: t('appointedAt'),
    width: 168,
    tabular: true,
    render: ({ appointedAt }) => appointedAt && formatDate(appointedAt, 'datetime'),
  },
  {
    key: 'score',
    title: t('score'),
    width: 80,
    optional: true,
    tabular: true,
    render: ({ score }) => scoreOf(score),
  },
];

/** The sections of an assessment's details panel. */
export const sectionsOf = (t: Translate, row: Assessment): PanelSection[] => [
  {
    title: t('about'),
    facts: [
      [t('name'), row.name],
      [t('phone'), row.phone],
      [t('skill'), row.skill],
      [t('level'), t(`levels.l${row.level}`)],
      [t('status'), <StatusTag key="s" status={row.status} />],
      [t('appointedAt'), row.appointedAt && formatDate(row.appointedAt, 'datetime')],
      [t('place'), row.place],
      [t('score'), scoreOf(row.score)],
      [t('assessor'), row.assessor],
      [t('remarks'), row.remarks],
      [t('certificate'), row.certificateNo],
      ...(row.reason === null ? [] : [[t('reason'), row.reason] as const]),
      [t('branch'), row.branchName],
      [t('createdAt'), formatDate(row.createdAt, 'datetime')],
    ],
  },
];
