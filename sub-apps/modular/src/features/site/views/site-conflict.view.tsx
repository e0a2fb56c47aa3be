import type { SiteInput } from '@edu/shared-utility';
import { useAlertFocus } from '@edu/shared-utility/data';
import { Alert, Button, Flex } from 'antd';
import { phrases as common } from '../../../phrases';
import type { SiteForm } from '../data/site-form.hook';
import { changedFields, isPicture, type SiteField, toDraft } from '../data/site-values';
import { phrases } from '../phrases';

/** Shown when somebody else has saved the site: compares both versions by field, and asks which to keep. */
export function SiteConflict({ form }: { readonly form: SiteForm }) {
  const { t, language } = common.use();
  const sitePhrases = phrases.use();
  const { conflict, draft, changed, resolve } = form;
  const box = useAlertFocus(conflict?.present ?? null);
  if (!conflict) return null;
  const before = toDraft(conflict.before);
  const current = toDraft(conflict.present);
  const valueText = (site: SiteInput, name: SiteField): string => {
    const value = site[name];
    if (typeof value === 'boolean') return sitePhrases.t(value ? 'yes' : 'no');
    if (name === 'dashboards') {
      return site.dashboards.map(({ key, titles }) => titles[language] || key).join(' · ');
    }
    if (Array.isArray(value)) return value.join(' · ');
    if (name === 'theme') return sitePhrases.t(`themes.${site.theme}`);
    if (!value) return sitePhrases.t('none');
    // Only the file name of a picture's address; a title may contain slashes.
    return isPicture(name) ? value.replace(/^.*\/(?=[^/]+$)/, '') : value;
  };
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        style={{ marginBottom: 16 }}
        title={t('conflict.title')}
        description={
          <>
            <ul style={{ margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere' }}>
              {changedFields(before, current).map((name) => (
                <li key={name}>
                  {t(changed.includes(name) ? 'conflict.line' : 'conflict.other', {
                    field: sitePhrases.t(`fields.${name}`),
                    before: valueText(before, name),
                    now: valueText(current, name),
                    mine: valueText(draft, name),
                  })}
                </li>
              ))}
            </ul>
            <Flex gap="small" wrap style={{ marginTop: 8 }}>
              <Button type="primary" onClick={() => resolve('mine')}>
                {t('conflict.keepMine')}
              </Button>
              <Button onClick={() => resolve('theirs')}>{t('conflict.takeTheirs')}</Button>
            </Flex>
          </>
        }
      />
    </div>
  );
}
