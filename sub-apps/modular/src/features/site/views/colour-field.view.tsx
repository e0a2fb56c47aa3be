import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { formatNumber, palettes, type ThemeName } from '@edu/shared-utility';
import { Button, Checkbox, Flex, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { colourRules, readColour } from '../data/colour-rules';
import type { SiteForm } from '../data/site-form.hook';
import { phrases } from '../phrases';

const themes = ['init', 'red', 'green'] as const;

/** The contrast of text and colour in each place where they meet. */
function Contrast({
  colour,
  onTake,
}: {
  colour: string;
  onTake: ((other: string) => void) | null;
}) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { judgeColour, readableShade } = colourRules();
  const verdicts = judgeColour(colour);
  const instead = readableShade(colour);
  return (
    <div role="status" aria-label={t('contrast.label')}>
      <ul style={{ margin: `${token.marginXS}px 0`, padding: 0, listStyle: 'none' }}>
        {verdicts.map(({ place, ratio, isReadable }) => {
          const Icon = isReadable ? CheckCircleOutlined : ExclamationCircleOutlined;
          const values = {
            place: t(`contrast.${place}`),
            // Rounded down, since 4.49 must not look sufficient.
            ratio: formatNumber(Math.floor(ratio * 10) / 10),
          };
          return (
            <li
              key={place}
              style={{ color: isReadable ? token.colorSuccess : token.colorError, marginBlock: 4 }}
            >
              <Icon aria-hidden="true" />{' '}
              {t(isReadable ? 'contrast.good' : 'contrast.poor', values)}
            </li>
          );
        })}
      </ul>
      {instead !== colour && onTake && (
        <Button onClick={() => onTake(instead)}>
          <span
            aria-hidden="true"
            style={{ width: 14, height: 14, borderRadius: 3, background: instead }}
          />
          {t('contrast.instead', { colour: instead })}
        </Button>
      )}
    </div>
  );
}

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
