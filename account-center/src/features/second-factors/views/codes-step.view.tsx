import { saveFile, useUnsaved } from '@edu/shared-utility';
import { Button, Checkbox, Flex, theme } from 'antd';
import { useState } from 'react';
import { copyText } from '../../../common/copy-text';
import { printText } from '../../../common/print-text';
import { morePhrases } from '../../../phrases/more';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes, which are displayed only once; closing requires a confirmation that they are stored. */
export function CodesStep({ codes, onDone }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const [isConfirmed, setIsConfirmed] = useState(false);
  // Closing asks first, since the former codes are invalid already.
  useUnsaved(!isConfirmed);
  const [status, setStatus] = useState('');
  const title = `${t('factors.codes')} · ${window.location.host}`;
  const copy = async (): Promise<void> =>
    setStatus(t((await copyText(codes.join('\n'))) ? 'factors.copied' : 'factors.notCopied'));
  const download = (): void => {
    const text = [title, '', ...codes, ''].join('\n');
    const blob = new Blob([text], { type: 'text/plain;charset=utf-8' });
    saveFile({ name: t('factors.codesFile'), blob });
  };
  return (
    <>
      <p style={{ marginTop: 0 }}>{t('factors.codesHint')}</p>
      <ul
        aria-label={t('factors.codes')}
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          gap: token.marginXS,
          margin: `${token.margin}px 0`,
          padding: token.padding,
          listStyle: 'none',
          background: token.colorFillQuaternary,
          borderRadius: token.borderRadius,
          fontFamily: token.fontFamilyCode,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap="small" wrap>
        <Button onClick={() => void copy()}>{t('factors.copy')}</Button>
        <Button onClick={download}>{t('factors.download')}</Button>
        <Button onClick={() => printText(title, codes)}>{t('factors.print')}</Button>
      </Flex>
      <div
        role="status"
        style={{ minHeight: token.lineHeight * token.fontSize, color: token.colorTextSecondary }}
      >
        {status}
      </div>
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Checkbox checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)}>
          {t('factors.kept')}
        </Checkbox>
        <Button type="primary" disabled={!isConfirmed} onClick={onDone}>
          {t('dialog.finish')}
        </Button>
      </Flex>
    </>
  );
}
