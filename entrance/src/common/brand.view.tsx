import { configValue, SafeImage, safeImage, useContextValue } from '@edu/shared-utility';
import { phrases } from '../phrases';
import { zhCN } from '../phrases/zh-CN';

/** The product's logo, an open book, for tenants without one. */
function Mark() {
  return (
    <svg className="ee-logo" viewBox="0 0 48 48" aria-hidden="true">
      <rect className="ee-mark" width="48" height="48" rx="12" />
      <path
        className="ee-mark-page"
        d="M24 15.5c-3.6-2.6-8-3.6-12.500-3.500v21c4.500 0 8.900.900 12.500 3.500 3.600-2.600 8-3.500 12.500-3.500v-21c-4.500-.100-8.900.900-12.500 3.500z"
      />
      <path className="ee-mark-spine" d="M24 16.500v19" />
    </svg>
  );
}

/** The tenant's logo, or the product's logo with the tenant's name; the tagline below. */
export function Brand() {
  const { t } = phrases.use();
  const logo = useContextValue('logo');
  const isDark = useContextValue('appearance') === 'dark';
  const onDark = isDark && safeImage(configValue('logo_on_dark'));
  const title = useContextValue('pageTitle');
  // Without a configuration the title is the tagline already.
  const name = title === zhCN.brand.tagline ? '' : title;
  const ownLogo = (
    <>
      <Mark />
      {name && <span className="ee-name">{name}</span>}
    </>
  );
  return (
    <div className="ee-brand">
      <div className="ee-brand-row">
        <SafeImage
          src={onDark || safeImage(logo)}
          className={onDark ? 'ee-logo ee-plain' : 'ee-logo'}
          alt={name}
          fallback={ownLogo}
        />
      </div>
      <p className="ee-tagline">{t('brand.tagline')}</p>
    </div>
  );
}
