import { formatPercent, type RolloutPeople } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../phrases';

/** The recipients of a rollout, in one line. */
export function RolloutPeopleText({ people }: { people: RolloutPeople }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { percent, tenants = [], accounts = 0 } = people;
  const named = [
    ...(percent === undefined
      ? []
      : [t('people.percent', { percent: formatPercent(percent / 100) })]),
    ...(tenants.length > 0 ? [t('people.tenants', { list: tenants.join(', ') })] : []),
    ...(accounts > 0 ? [t('people.accounts', { count: accounts })] : []),
  ];
  return (
    <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
      {t('people.label', { list: named.join(' · ') || t('people.same') })}
    </div>
  );
}
