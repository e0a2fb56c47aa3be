import type { UserInfo } from '@edu/shared-utility';
import { theme } from 'antd';
import { Section } from '../../../common/section.view';
import { phrases } from '../../../phrases';
import { NicknameForm } from './nickname-form.view';

/** Who I am: the name to read, the nickname to change. */
export function ProfileCard({ user }: { user: UserInfo }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <Section title={t('profile.title')}>
      <dl style={{ margin: `0 0 ${token.margin}px` }}>
        <dt style={{ color: token.colorTextSecondary, marginBottom: token.marginXXS }}>
          {t('profile.name')}
        </dt>
        <dd style={{ margin: 0, color: token.colorText }}>
          {user.name || t('profile.noName')}
          <div style={{ color: token.colorTextTertiary, fontSize: token.fontSizeSM }}>
            {t('profile.nameHint')}
          </div>
        </dd>
      </dl>
      <NicknameForm current={user.nickname} />
    </Section>
  );
}
