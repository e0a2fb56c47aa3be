import {
  formatPercent,
  getLanguage,
  type Locale,
  type PhraseRow,
  toast,
  useAppLife,
  useOverlay,
  useUnsaved,
} from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Form, Modal, theme } from 'antd';
import { useId, useState } from 'react';
import { data } from '../../../common/data';
import { lengthHint } from '../data/length-hint';
import { packageOf } from '../data/phrase-query';
import { phrases } from '../phrases';

interface Props {
  readonly row: PhraseRow;
  readonly language: Locale;
  readonly onClose: () => void;
}

const presentOf = (raw: unknown): PhraseRow | null =>
  typeof raw === 'object' && raw !== null && 'present' in raw ? (raw.present as PhraseRow) : null;

/** A text of the product, with a field for the tenant's wording. */
export function PhraseForm({ row: read, language, onClose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const [ask, dialogs] = useQuestion();
  const [save, { isLoading }] = data.usePhraseSaveMutation();
  const [row, setRow] = useState(read);
  const [value, setValue] = useState(read.override ?? read.text);
  const [refused, setRefused] = useState<string | null>(null);
  const [current, setCurrent] = useState<PhraseRow | null>(null);
  const id = useId();
  const isChanged = value !== (row.override ?? row.text);
  useUnsaved(isChanged);
  const names = row.values.map((name) => `{{${name}}}`);
  const { length, modelLength, percentLonger } = lengthHint(value, row.text || row.reference);

  const send = async (base: PhraseRow) => {
    if (isLoading) return;
    const { key, override } = base;
    const { error } = await save({ ...packageOf(language), key, was: override, value });
    if (appSignal.aborted) return;
    if (!error) {
      toast.success(t('saved'));
      return onClose();
    }
    const failure = failureOf(error);
    if (failure.cancelled) return;
    const newer = presentOf(failure.data);
    setCurrent(newer);
    setRefused(newer ? null : (failure.fields.value ?? failure.message));
  };

  const close = () => {
    if (isLoading) return;
    if (!isChanged) return onClose();
    ask({
      title: t('form.discardTitle'),
      content: t('form.discardHint'),
      okText: t('form.discard'),
      danger: true,
      cancelText: t('form.keep'),
      onOk: onClose,
    });
  };

  const secondaryText = { color: token.colorTextDescription, margin: 0 };
  useOverlay(close);
  return (
    <Modal
      open
      title={t('form.title')}
      width={640}
      okText={t('form.save')}
      cancelText={t('form.cancel')}
      confirmLoading={isLoading}
      okButtonProps={{ htmlType: 'submit', form: id, disabled: !isChanged }}
      onCancel={close}
    >
      <dl style={{ margin: `0 0 ${token.margin}px` }}>
        <dt style={secondaryText}>{t('key')}</dt>
        <dd style={{ margin: `0 0 ${token.marginXS}px`, overflowWrap: 'anywhere' }}>{row.key}</dd>
        <dt style={secondaryText}>{t('text')}</dt>
        <dd style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{row.text || t('none')}</dd>
        {language !== 'zh-CN' && row.reference && (
          <>
            <dt style={{ ...secondaryText, marginBlockStart: token.marginXS }}>{t('reference')}</dt>
            <dd lang="zh-CN" style={{ margin: 0, whiteSpace: 'pre-wrap' }}>
              {row.reference}
            </dd>
          </>
        )}
      </dl>
      {current && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBlockEnd: token.margin }}
          title={
            current.override === null
              ? t('form.conflictReset')
              : t('form.conflict', { text: current.override })
          }
          description={
            <Flex gap="small" wrap>
              <Button
                type="primary"
                onClick={() => {
                  setRow(current);
                  setCurrent(null);
                  void send(current);
                }}
              >
                {t('form.mine')}
              </Button>
              <Button
                onClick={() => {
                  setRow(current);
                  setCurrent(null);
                  setValue(current.override ?? current.text);
                }}
              >
                {t('form.theirs')}
              </Button>
            </Flex>
          }
        />
      )}
      <Form id={id} layout="vertical" onFinish={() => void send(row)}>
        <Form.Item
          label={t('form.value')}
          htmlFor={`${id}-value`}
          validateStatus={refused ? 'error' : undefined}
          help={refused && <span role="alert">{refused}</span>}
        >
          <textarea
            id={`${id}-value`}
            // biome-ignore lint/a11y/noAutofocus: the dialog is there to type into it
            autoFocus
            lang={language === getLanguage() ? undefined : language}
            rows={4}
            value={value}
            aria-describedby={`${id}-hints`}
            onChange={({ target }) => {
              setValue(target.value);
              setRefused(null);
            }}
            style={{
              boxSizing: 'border-box',
              display: 'block',
              width: '100%',
              padding: `${token.paddingXXS}px ${token.paddingSM}px`,
              font: 'inherit',
              fontSize: Math.max(token.fontSize, 14),
              color: token.colorText,
              background: token.colorBgContainer,
              border: `1px solid ${refused ? token.colorError : token.colorBorder}`,
              borderRadius: token.borderRadius,
              resize: 'vertical',
            }}
          />
        </Form.Item>
      </Form>
      <Flex id={`${id}-hints`} vertical gap={4} aria-live="polite">
        {names.length > 0 && (
          <p style={secondaryText}>{t('form.values', { names: names.join(' ') })}</p>
        )}
        <p
          style={
            percentLonger === null ? secondaryText : { ...secondaryText, color: token.colorWarning }
          }
        >
          {percentLonger === null
            ? t('form.length', { count: length, was: modelLength })
            : t('form.longer', { percent: formatPercent(percentLonger / 100) })}
        </p>
        {row.text !== '' && value !== row.text && (
          <div>
            <Button size="small" onClick={() => setValue(row.text)}>
              {t('form.use')}
            </Button>
          </div>
        )}
      </Flex>
      {dialogs}
    </Modal>
  );
}
