import { localeNames, locales, type SiteDashboard } from '@edu/shared-utility';
import { TreeSelect } from '@edu/shared-utility/admin';
import { useTreeOnOpen } from '@edu/shared-utility/data';
import { ConfigProvider, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/data';
import type { SiteForm } from '../data/site-form.hook';
import { phrases } from '../phrases';

/** The tenant's title and initial region of each dashboard. */
export function DashboardsField({ form, disabled }: { form: SiteForm; disabled: boolean }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { draft, errors, set } = form;
  const tree = useTreeOnOpen(
    data.useRegionGetTreeQuery,
    draft.dashboards.some(({ region }) => region !== null),
  );
  const change = (index: number, next: Partial<SiteDashboard>) =>
    set(
      'dashboards',
      draft.dashboards.map((dashboard, i) => (i === index ? { ...dashboard, ...next } : dashboard)),
    );
  return (
    <>
      <p style={{ marginBlockStart: 0 }}>{t('dashboard.hint')}</p>
      {draft.dashboards.map(({ key, titles, region }, index) => {
        const name = t(`dashboard.keys.${key}`);
        const error = errors[`dashboards.${index}.region`];
        return (
          <fieldset
            key={key}
            style={{ minWidth: 0, margin: `0 0 ${token.marginLG}px`, padding: 0, border: 0 }}
          >
            <legend style={{ padding: 0, marginBlockEnd: token.marginXS, fontWeight: 600 }}>
              {name}
            </legend>
            <div style={{ display: 'grid', gap: token.marginXS }}>
              {locales.map((locale) => (
                <Input
                  key={locale}
                  aria-label={t('dashboard.title', { name, language: localeNames[locale] })}
                  prefix={localeNames[locale]}
                  value={titles[locale]}
                  maxLength={40}
                  disabled={disabled}
                  autoComplete="off"
                  onChange={({ target }) =>
                    change(index, { titles: { ...titles, [locale]: target.value } })
                  }
                />
              ))}
              <Form.Item
                validateStatus={error ? 'error' : undefined}
                help={error && <span role="alert">{error}</span>}
                style={{ margin: 0 }}
              >
                <ConfigProvider componentDisabled={disabled}>
                  <TreeSelect
                    label={t('dashboard.region', { name })}
                    {...tree}
                    failedText={t('dashboard.regionsFailed')}
                    value={region}
                    placeholder={t('dashboard.noRegion')}
                    onChange={(id) => change(index, { region: id })}
                  />
                </ConfigProvider>
              </Form.Item>
            </div>
          </fieldset>
        );
      })}
    </>
  );
}
