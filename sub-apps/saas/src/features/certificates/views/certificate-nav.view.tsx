import { PageTabs } from '../../../common/page-tabs.view';
import { phrases } from '../phrases';

export function CertificateNav() {
  const { t } = phrases.use();
  return (
    <PageTabs
      label={t('tabs')}
      pages={[
        { to: '/certificate', title: t('issued') },
        { to: '/certificate/templates', title: t('templates') },
      ]}
    />
  );
}
