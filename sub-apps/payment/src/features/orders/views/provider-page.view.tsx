import {
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  PageLink,
  type PaymentProvider,
} from '@edu/shared-utility';
import { loadedOf, usePageName, usePageSurface } from '@edu/shared-utility/data';
import { Alert, Skeleton, theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

export const prepare = () => phrases.load();

function State({ provider }: { readonly provider: PaymentProvider }) {
  const { t } = phrases.use();
  const { name, problem, missing } = provider;
  if (problem === null) {
    return (
      <Alert
        role="status"
        showIcon
        type="success"
        title={t('ready', { name: t(`names.${name}`) })}
      />
    );
  }
  return (
    <Alert
      role="status"
      showIcon
      type="info"
      title={t(`problems.${problem}`, { name: t(`names.${name}`) })}
      description={
        <>
          <p>{t('meanwhile')}</p>
          {missing.length > 0 && (
            <>
              <p style={{ marginBlockEnd: 4 }}>{t('toFill')}</p>
              <ul style={{ margin: 0, overflowWrap: 'anywhere' }}>
                {missing.map((value) => (
                  <li key={value}>
                    <code>{value}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      }
    />
  );
}

/** /payment/provider: the payment provider, and its missing settings. */
export default function ProviderPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const surface = usePageSurface();
  const title = t('provider');
  // The page is not in the menu, so the breadcrumbs need its title.
  usePageName(title);
  const read = data.usePaymentProviderQuery();
  const load = loadedOf(read);
  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  return (
    <section aria-label={title} data-fits-phone style={surface}>
      <PageLink to="/payment/orders" style={{ color: token.colorLink }}>
        {t('title')}
      </PageLink>
      <h1 style={{ margin: `0 0 ${token.margin}px`, fontSize: token.fontSizeHeading4 }}>{title}</h1>
      {load.status === 'failed' ? (
        <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
      ) : load.data ? (
        <State provider={load.data} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton active />
        </div>
      )}
    </section>
  );
}
