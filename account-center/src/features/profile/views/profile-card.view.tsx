import type { UserInfo } from '@edu/shared-utility';
import { theme } from 'antd';
import { Section } from '../../../common/section.view';
import type { Surface } from '../../../common/surface';
import { phrases } from '../../../phrases';
import { nameRule } from '../data/name-rule';
import { ProfileForm } from './profile-form.view';

/** The person's name, by its rule, and their nickname. */
export function ProfileCard({ user, surface }: { user: UserInfo; surface: Surface }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const rule = nameRule(surface, user);
  return (
    <Section title={t('profile.title')}>
      {rule === 'read' && (
        <dl style={{ margin: `0 0 ${token.margin}px` }}>
          <dt style={{ color: token.colorTextSecondary, marginBottom: token.marginXXS }}>
            {t('profile.name')}
          </dt>
          <dd style={{ margin: 0, color: token.colorText }}>{user.name || t('profile.noName')}</dd>
        </dl>
      )}
      <ProfileForm user={user} name={rule} />
    </Section>
  );
}
