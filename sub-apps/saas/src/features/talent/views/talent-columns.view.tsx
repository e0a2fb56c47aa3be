import { formatDate, formatNumber, type Talent } from '@edu/shared-utility';
import type { Column, Reveal } from '@edu/shared-utility/admin';
import type { phrases } from '../phrases';
import { TalentNumber } from './talent-number.view';

type Translate = ReturnType<typeof phrases.use>['t'];

export const scoreOf = ({ score }: Talent) => (score === null ? null : formatNumber(score));

export const talentColumns = (t: Translate, reveal: Reveal): Column<Talent>[] => [
  { key: 'name', title: t('name'), width: 112 },
  {
    key: 'phone',
    title: t('phone'),
    width: 168,
    tabular: true,
    render: (person) => <TalentNumber person={person} field="phone" reveal={reveal} />,
  },
  { key: 'skills', title: t('skills'), render: ({ skills }) => skills.join(' · ') || null },
  { key: 'validCount', title: t('validCount'), width: 104, tabular: true },
  { key: 'score', title: t('score'), width: 104, tabular: true, render: scoreOf },
  { key: 'regionName', title: t('region'), width: 176, optional: true, wideOnly: true },
  { key: 'branchName', title: t('branch'), width: 112, optional: true, wideOnly: true },
  {
    key: 'certifiedAt',
    title: t('certifiedAt'),
    width: 128,
    tabular: true,
    render: ({ certifiedAt }) => formatDate(certifiedAt, 'date'),
  },
];
