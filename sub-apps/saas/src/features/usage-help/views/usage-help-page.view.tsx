import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import { PageHeading } from '@edu/shared-utility';
import { theme } from 'antd';
import { LinkCard } from '../../../common/link-card.view';
import { phrases } from '../phrases';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = (): Promise<void> => phrases.load();

/** /saas/jiazheng: first steps for the home-services tenants (specification §2, routing guard). */
export default function UsageHelpPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <section
      aria-label={t('label')}
      style={{
        margin: `0 ${token.marginLG}px ${token.marginLG}px`,
        fontFamily: token.fontFamily,
        fontSize: token.fontSize,
      }}
    >
      <PageHeading>{t('label')}</PageHeading>
      <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
        {t('intro')}
      </p>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
          gap: token.margin,
        }}
      >
        <LinkCard
          icon={<TeamOutlined />}
          title={t('start.title')}
          text={t('start.text')}
          link={{ to: '/saas/student', label: t('start.action') }}
        />
        <LinkCard icon={<SearchOutlined />} title={t('find.title')} text={t('find.text')} />
        <LinkCard
          icon={<KeyOutlined />}
          title={t('account.title')}
          text={t('account.text')}
          link={{ to: '/personal', label: t('account.action') }}
        />
        <LinkCard
          icon={<QuestionCircleOutlined />}
          title={t('support.title')}
          text={t('support.text')}
        />
      </div>
    </section>
  );
}
