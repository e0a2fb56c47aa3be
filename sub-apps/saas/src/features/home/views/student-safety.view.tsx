import { maskAccount, PageLink, useContextValue } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { Panel } from './panel.view';
import { useTouchTargetStyle } from './touch-target-style.hook';

const VERIFIED = 1;

/** The security level of a student's account, with a link to improve it. */
export function StudentSafety() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const user = useContextValue('userInfo');
  const load = loadedOf(data.useSecondFactorListQuery());
  const factors = load.status === 'failed' ? undefined : load.data?.list.length;
  const secondStep = (): string => {
    if (load.status === 'failed') return t('student.factorsFailed');
    if (factors === undefined) return '…';
    return factors > 0 ? t('student.factors', { count: factors }) : t('student.noFactors');
  };
  const accounts = [user?.accountPhone, user?.accountMail].flatMap((value) =>
    value ? [maskAccount(value)] : [],
  );
  return (
    <Panel title={t('student.safety')}>
      <Facts
        facts={[
          ...(accounts.length > 0 ? [[t('student.account'), accounts.join(' · ')] as const] : []),
          [
            t('student.realName'),
            t(user?.idAuthStatus === VERIFIED ? 'student.verified' : 'student.notVerified'),
          ],
          [t('student.secondStep'), secondStep()],
        ]}
      />
      <PageLink
        to="/personal"
        style={{
          display: 'inline-block',
          marginTop: token.marginSM,
          ...useTouchTargetStyle(),
          color: token.colorLink,
        }}
      >
        {t('student.toSafety')}
      </PageLink>
    </Panel>
  );
}
