import { Alert, Button, Flex } from 'antd';
import { phrases } from '../../phrases';
import { changedMeanwhile, type FormField, type FormValues } from './row-form';
import type { Refusal } from './row-refusal';

interface Props<V extends FormValues> {
  readonly refusal: Refusal<unknown> | null;
  readonly fields: readonly FormField<V>[];
  /** Where the person began. */
  readonly before: V;
  /** What somebody else made of it. */
  readonly present: V | null;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Why the form was not saved, as far as it is about no single field. */
export function FormNotice<V extends FormValues>(props: Props<V>) {
  const { refusal, fields, before, present, onKeepMine, onTakeTheirs } = props;
  const { t } = phrases.use();
  if (!refusal?.message) return null;
  const style = { marginBottom: 16 };
  if (!present) {
    const [title, hint] = refusal.gone
      ? [t('form.gone'), undefined]
      : [t('form.refused'), refusal.message];
    return <Alert type="error" showIcon title={title} description={hint} style={style} />;
  }
  const textOf = (values: V, name: keyof V & string): string => {
    const text = fields.find((field) => field.name === name)?.text;
    return (text ? text(values[name]) : String(values[name] ?? '')) || t('form.none');
  };
  const names = fields.map(({ name }) => name);
  return (
    <Alert
      type="warning"
      showIcon
      style={style}
      title={t('form.conflictTitle')}
      description={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 16 }}>
            {changedMeanwhile(before, present, names).map((name) => (
              <li key={name}>
                {t('form.conflictField', {
                  field: fields.find((field) => field.name === name)?.label ?? name,
                  before: textOf(before, name),
                  now: textOf(present, name),
                })}
              </li>
            ))}
          </ul>
          <Flex gap="small" wrap style={{ marginTop: 8 }}>
            <Button size="small" type="primary" onClick={onKeepMine}>
              {t('form.keepMine')}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {t('form.takeTheirs')}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
