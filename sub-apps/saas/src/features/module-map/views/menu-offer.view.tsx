import { formatNumber, type ModuleMenu } from '@edu/shared-utility';
import { Alert, theme } from 'antd';
import { phrases } from '../phrases';
import { MenuFacts } from './menu-facts.view';
import { MenuPages } from './menu-pages.view';

/** Further problems are collapsed. */
const MAX_UNFOLDED = 6;

function Sentences({ of: sentences }: { readonly of: readonly string[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere' }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The menu in a module's manifest: details, problems and pages. */
export function MenuOffer({ offer }: { readonly offer: ModuleMenu }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { state, pages, complaints, tenants, isCurrent } = offer;
  const isOffered = state === 'offered';
  const rest = complaints.slice(MAX_UNFOLDED);
  return (
    <div style={{ display: 'grid', gap: token.margin }}>
      <MenuFacts offer={offer} />
      {complaints.length > 0 && (
        <Alert
          type={isOffered ? 'warning' : 'info'}
          showIcon
          title={t(isOffered ? 'menu.complaints' : 'menu.nothing')}
          description={
            <>
              <Sentences of={complaints.slice(0, MAX_UNFOLDED)} />
              {rest.length > 0 && (
                <details>
                  <summary style={{ cursor: 'pointer' }}>
                    {t('menu.moreComplaints', { count: formatNumber(rest.length) })}
                  </summary>
                  <Sentences of={rest} />
                </details>
              )}
            </>
          }
        />
      )}
      {pages.length > 0 && (
        <div>
          <h3 style={{ margin: 0, fontSize: token.fontSize }}>
            {t('menu.willBe', { count: formatNumber(tenants) })}
          </h3>
          <MenuPages pages={pages} />
        </div>
      )}
      {(isOffered || pages.length > 0) && (
        <p style={{ margin: 0, color: token.colorTextSecondary }}>
          {t(isOffered ? (isCurrent ? 'menu.current' : 'menu.hint') : 'menu.stays')}
        </p>
      )}
    </div>
  );
}
