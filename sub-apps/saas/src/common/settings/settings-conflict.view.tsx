import { useAlertFocus } from '@edu/shared-utility/data';
import { Alert, Button, Flex, theme } from 'antd';
import { settingsWords } from './phrases';
import type { Settings } from './settings.hook';

interface Props<V extends object> {
  // biome-ignore lint/suspicious/noExplicitAny: for rows of any type
  readonly settings: Settings<any, V>;
  readonly nameOf: (field: keyof V) => string;
}

/** The input of a date and time field, as people read it. */
const asText = (value: unknown): string =>
  String(value ?? '').replace(/^(\d{4}-\d{2}-\d{2})T(?=\d{2}:\d{2}$)/, '$1 ');

/** Both versions of the settings that two people have changed. */
export function SettingsConflict<V extends object>({ settings, nameOf }: Props<V>) {
  const { conflict, textFields, readForm, keepMine, takeTheirs } = settings;
  const { t } = settingsWords.use();
  const { token } = theme.useToken();
  const box = useAlertFocus(conflict);
  if (!conflict) return null;
  const mine = readForm();
  const { fields, theirs } = conflict;
  const comparable = fields.filter((field) => textFields.includes(field));
  const textOf = (values: V, field: keyof V): string =>
    asText(values[field]) || t('conflict.empty');
  const line = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
  return (
    <div ref={box} tabIndex={-1} style={{ marginBlockEnd: token.margin, outline: 'none' }}>
      <Alert
        role="alert"
        type="warning"
        showIcon
        title={t('conflict.title')}
        description={
          <>
            <p style={{ margin: '0 0 12px' }}>
              {t('conflict.fields', { names: fields.map(nameOf).join(' · ') })}
            </p>
            <dl style={{ display: 'grid', gap: token.marginXS, margin: 0 }}>
              {comparable.map((field) => (
                <div key={String(field)}>
                  <dt style={{ fontWeight: token.fontWeightStrong }}>{nameOf(field)}</dt>
                  <dd style={line}>{t('conflict.mine', { text: textOf(mine, field) })}</dd>
                  <dd style={line}>{t('conflict.theirs', { text: textOf(theirs, field) })}</dd>
                </div>
              ))}
            </dl>
            <Flex gap="small" wrap style={{ marginBlockStart: token.marginSM }}>
              <Button type="primary" onClick={keepMine}>
                {t('conflict.keepMine')}
              </Button>
              <Button onClick={takeTheirs}>{t('conflict.takeTheirs')}</Button>
            </Flex>
          </>
        }
      />
    </div>
  );
}
