import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import { formatDate, type UserInfo } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Section } from '../../../common/section.view';
import { phrases } from '../../../phrases';
import { selectGuards } from '../data/guards.slice';
import { type SafetyRowKey, safetyRows } from '../data/safety-rows';
import { SecurityLine } from './security-line.view';

const icons = {
  password: LockOutlined,
  phone: MobileOutlined,
  mail: MailOutlined,
  identity: IdcardOutlined,
};

interface Props {
  user: UserInfo;
  /** The summary above the rows. */
  summary: ReactNode;
  /** The action of each row. */
  actions: Readonly<Record<SafetyRowKey, ReactNode>>;
}

/** The protections of the account, one row each with one action. */
export function SecurityOverview({ user, summary, actions }: Props) {
  const { t } = phrases.use();
  const guards = useSelector(selectGuards);
  const status = (key: SafetyRowKey, safe: boolean) => {
    if (key === 'password') return t(safe ? 'safety.passwordSet' : 'safety.passwordUnset');
    if (key === 'identity') return t(safe ? 'safety.verified' : 'safety.notVerified');
    return t(safe ? 'safety.bound' : 'safety.notBound');
  };
  const hint = (key: SafetyRowKey, safe: boolean) => {
    if (key === 'password' && !safe) return t('safety.passwordUnsetHint');
    return key === 'identity' && guards?.faceEnrolledAt
      ? t('safety.identityFaceHint')
      : t(`safety.${key}Hint`);
  };
  return (
    <Section title={t('safety.title')}>
      {summary}
      <ul className="eac-plain-list eac-lines">
        {safetyRows(user, guards).map(({ key, value, safe, changedAt, matchedAt }, index) => {
          const Icon = icons[key];
          const dateText = (at: string | null, words: 'safety.changedOn' | 'safety.matchedOn') =>
            at && t(words, { date: formatDate(at) });
          return (
            <SecurityLine
              key={key}
              first={index === 0}
              icon={<Icon />}
              title={t(`safety.${key}`)}
              hint={hint(key, safe)}
              value={value}
              changed={
                dateText(matchedAt, 'safety.matchedOn') ?? dateText(changedAt, 'safety.changedOn')
              }
              status={status(key, safe)}
              safe={safe}
              action={actions[key]}
            />
          );
        })}
      </ul>
    </Section>
  );
}
