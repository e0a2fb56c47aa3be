import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import type { UserInfo } from '@edu/shared-utility';
import { Section } from '../../../common/section.view';
import { phrases } from '../../../phrases';
import { type LineKey, safetyLines } from '../data/lines';
import { SecurityLine } from './security-line.view';

const icons = { phone: MobileOutlined, mail: MailOutlined, identity: IdcardOutlined };

/** How safe the account is: one line for each thing that guards it. */
export function SecurityOverview({ user }: { user: UserInfo }) {
  const { t } = phrases.use();
  const status = (key: LineKey, safe: boolean) => {
    if (key === 'identity') return t(safe ? 'safety.verified' : 'safety.notVerified');
    return t(safe ? 'safety.bound' : 'safety.notBound');
  };
  return (
    <Section title={t('safety.title')}>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {safetyLines(user).map((line, index) => {
          const Icon = icons[line.key];
          return (
            <SecurityLine
              key={line.key}
              first={index === 0}
              icon={<Icon />}
              title={t(`safety.${line.key}`)}
              hint={t(`safety.${line.key}Hint`)}
              value={line.value}
              status={status(line.key, line.safe)}
              safe={line.safe}
            />
          );
        })}
      </ul>
    </Section>
  );
}
