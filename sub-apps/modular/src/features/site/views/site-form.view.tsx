import { type Site, useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { Alert, Button, Checkbox, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { type ReactNode, useEffect, useRef } from 'react';
import { phrases as common } from '../../../phrases';
import { colourRules, previewPalette, readColour } from '../data/colour-rules';
import { useSiteForm } from '../data/site-form.hook';
import { phrases } from '../phrases';
import { ColourField } from './colour-field.view';
import { DashboardsField } from './dashboards-field.view';
import { DomainsField } from './domains-field.view';
import { PictureField } from './picture-field.view';
import { PublicWalls } from './public-walls.view';
import { SiteConflict } from './site-conflict.view';
import { SitePreview } from './site-preview.view';

const flags = ['isNewSaas', 'isI18n', 'isOpenPlatformUpCommodity', 'publicScreens'] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <section aria-label={title} style={{ marginBlockEnd: token.marginLG }}>
      <h2 style={{ margin: `0 0 ${token.margin}px`, fontSize: token.fontSizeLG }}>{title}</h2>
      {children}
    </section>
  );
}

/** The form of the site with a preview beside it. */
export function SiteFormView({ site }: { readonly site: Site }) {
  const { t } = phrases.use();
  const texts = common.use();
  const { token } = theme.useToken();
  const mayWrite = useCan()('site.write');
  const form = useSiteForm(site, mayWrite);
  const { draft, errors, changed, isSaving, set, save } = form;
  const isKnown = useArePermissionsKnown();
  // While the permissions are loading the fields stay enabled, so that they do not flash grey.
  const disabled = isKnown && !mayWrite;
  const frame = useRef<HTMLDivElement>(null);

  const colour = draft.color === null ? null : readColour(draft.color);
  const isUnreadable = draft.color !== null && !(colour && colourRules().isReadableColour(colour));
  const errorCount = Object.keys(errors).length;

  useEffect(() => {
    if (errorCount === 0) return;
    frame.current?.querySelector<HTMLElement>('.ant-form-item-has-error input')?.focus();
  }, [errorCount]);

  const onSave = () => {
    if (mayWrite && !isUnreadable) save();
  };
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const picture = (name: 'logo' | 'logoOnDark' | 'loginBackground' | 'loginPicture') => ({
    label: t(`fields.${name}`),
    value: draft[name],
    error: errors[name],
    disabled,
    onChange: (address: string) => set(name, address),
  });

  return (
    <div className="em-site" ref={frame}>
      <div className="em-form">
        {disabled && (
          <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t('readOnly')} />
        )}
        <SiteConflict form={form} />
        {form.message && (
          <Alert
            type="error"
            showIcon
            role="alert"
            style={{ marginBottom: 16 }}
            title={form.message}
          />
        )}
        <Form layout="vertical" component="form" onFinish={onSave}>
          <Part title={t('sections.name')}>
            <Form.Item
              label={t('fields.pageTitle')}
              htmlFor="site-title"
              extra={t('fields.pageTitleHint')}
              validateStatus={errors.pageTitle ? 'error' : undefined}
              help={errors.pageTitle && <span role="alert">{errors.pageTitle}</span>}
            >
              <Input
                id="site-title"
                value={draft.pageTitle}
                maxLength={60}
                showCount
                disabled={disabled}
                autoComplete="off"
                onChange={({ target }) => set('pageTitle', target.value)}
              />
            </Form.Item>
            <PictureField {...picture('logo')} kind="logo" hint={t('fields.logoHint')} />
            <PictureField
              {...picture('logoOnDark')}
              kind="logo"
              hint={t('fields.logoOnDarkHint')}
              ground={previewPalette(draft.theme, draft.color, 'light').header}
            />
          </Part>
          <Part title={t('sections.colours')}>
            <ColourField form={form} disabled={disabled} />
          </Part>
          <Part title={t('sections.login')}>
            <PictureField
              {...picture('loginBackground')}
              kind="background"
              hint={t('fields.backgroundHint')}
            />
            <PictureField
              {...picture('loginPicture')}
              kind="picture"
              hint={t('fields.pictureHint')}
            />
          </Part>
          <Part title={t('sections.parts')}>
            {flags.map((name) => (
              <Form.Item
                key={name}
                extra={
                  <>
                    {t(`fields.${name}Hint`)}
                    {name === 'publicScreens' && site.publicScreens && <PublicWalls />}
                  </>
                }
                style={{ marginBlockEnd: 16 }}
              >
                <Checkbox
                  checked={draft[name]}
                  disabled={disabled}
                  onChange={({ target }) => set(name, target.checked)}
                >
                  {t(`fields.${name}`)}
                </Checkbox>
              </Form.Item>
            ))}
          </Part>
          <Part title={t('sections.dashboards')}>
            <DashboardsField form={form} disabled={disabled} />
          </Part>
          <Part title={t('sections.domains')}>
            <DomainsField form={form} disabled={disabled} />
          </Part>
          {mayWrite && (
            <div className="em-save" style={{ background: token.colorBgContainer }}>
              <Button
                type="primary"
                htmlType="submit"
                loading={isSaving}
                disabled={changed.length === 0 || isUnreadable}
              >
                {texts.t('save')}
              </Button>
              {changed.length > 0 && !isSaving && (
                <Button onClick={form.discard}>{texts.t('discard')}</Button>
              )}
              <span role="status">
                {isUnreadable
                  ? t('contrast.save')
                  : errorCount > 0
                    ? texts.t('wrong', { count: errorCount })
                    : changed.length > 0 && texts.t('changed', { count: changed.length })}
              </span>
            </div>
          )}
        </Form>
      </div>
      <div className="em-preview">
        <SitePreview draft={draft} />
      </div>
    </div>
  );
}
