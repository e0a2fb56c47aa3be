import { palettes, type ThemeName } from '@edu/shared-utility';
import { Checkbox, Flex, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { readColour } from '../data/colour-rules';
import type { SiteForm } from '../data/site-form.hook';
import { phrases } from '../phrases';
import { Contrast } from './contrast.view';

const themes = ['init', 'red', 'green'] as const;

/** Chooses one of the three themes, and optionally a colour of the tenant's own. */
export function ColourField({ form, disabled }: { form: SiteForm; disabled: boolean }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { draft, errors, set } = form;
  const colour = draft.color === null ? null : readColour(draft.color);
  const malformed = draft.color !== null && colour === null ? t('contrast.form') : undefined;
  const shownError = errors.color ?? malformed;
  const start = (name: ThemeName) => palettes[name].light.primary;
  return (
    <>
      <Form.Item
        label={<span id="site-theme">{t('fields.theme')}</span>}
        validateStatus={errors.theme ? 'error' : undefined}
        help={errors.theme}
      >
        <Flex gap="middle" wrap role="radiogroup" aria-labelledby="site-theme">
          {themes.map((name) => (
            <label
              key={name}
              style={{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 32 }}
            >
              <input
                type="radio"
                name="site-theme"
                checked={draft.theme === name}
                disabled={disabled}
                onChange={() => set('theme', name)}
                style={{ accentColor: token.colorPrimary, width: 16, height: 16, margin: 0 }}
              />
              <span
                aria-hidden="true"
                style={{ width: 20, height: 20, borderRadius: 4, background: start(name) }}
              />
              {t(`themes.${name}`)}
            </label>
          ))}
        </Flex>
      </Form.Item>
      <Form.Item
        label={t('fields.color')}
        htmlFor="site-colour"
        validateStatus={shownError ? 'error' : undefined}
        help={shownError && <span role="alert">{shownError}</span>}
      >
        <Checkbox
          checked={draft.color !== null}
          disabled={disabled}
          onChange={({ target }) => set('color', target.checked ? start(draft.theme) : null)}
        >
          {t('fields.colorOwn')}
        </Checkbox>
        {draft.color !== null && (
          <>
            <Flex gap="small" align="center" style={{ marginBlockStart: token.marginXS }}>
              <input
                type="color"
                aria-label={t('fields.colorPick')}
                value={colour ?? '#000000'}
                disabled={disabled}
                onChange={({ target }) => set('color', target.value)}
                style={{ width: 44, height: 32, padding: 2, background: 'none' }}
              />
              <Input
                id="site-colour"
                value={draft.color}
                disabled={disabled}
                spellCheck={false}
                autoComplete="off"
                style={{ width: 140 }}
                onChange={({ target }) => set('color', target.value)}
              />
            </Flex>
            {colour && (
              <Contrast colour={colour} onTake={disabled ? null : (other) => set('color', other)} />
            )}
          </>
        )}
      </Form.Item>
    </>
  );
}
