import { PageTabs } from '../../../common/page-tabs.view';
import { phrases } from '../phrases';

export function FinanceNav() {
  const { t } = phrases.use();
  return (
    <PageTabs
      label={t('tabs')}
      pages={[
        { to: '/finance', title: t('orders') },
        { to: '/finance/income', title: t('income') },
      ]}
    />
  );
}
