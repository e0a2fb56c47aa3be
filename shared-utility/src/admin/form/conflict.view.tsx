import { Alert, Button, Flex } from 'antd';
import { differing } from './changes';
import { phrases } from './phrases';

type FieldText = (field: string) => string | null | undefined;

interface Props {
  readonly before: object;
  readonly present: object;
  readonly labels: Readonly<Record<string, string>>;
  readonly textBefore: FieldText;
  readonly textNow: FieldText;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const emptyMark = '—';

/** Shown when somebody else has changed the row meanwhile: lists the differences, and asks whose values to keep. */
export function Conflict(props: Props) {
  const { before, present: current, labels, textBefore, textNow, onKeepMine, onTakeTheirs } = props;
  const { t } = phrases.use();
  const valueText = (values: object, field: string, text: FieldText): string => {
    const ownText = text(field);
    if (ownText !== undefined) return ownText || emptyMark;
    const value = (values as Record<string, unknown>)[field];
    return Array.isArray(value) ? value.join(', ') : String(value ?? '') || emptyMark;
  };
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('conflictTitle')}
      description={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 16 }}>
            {differing(before, current).map((field) => (
              <li key={field}>
                {t('conflictField', {
                  field: labels[field] ?? field,
                  before: valueText(before, field, textBefore),
                  now: valueText(current, field, textNow),
                })}
              </li>
            ))}
          </ul>
          <Flex gap="small" wrap style={{ marginTop: 8 }}>
            <Button size="small" type="primary" onClick={onKeepMine}>
              {t('keepMine')}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {t('takeTheirs')}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
