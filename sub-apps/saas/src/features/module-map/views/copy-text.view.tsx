import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { toast } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { phrases } from '../phrases';

interface Props {
  /** The visible text. */
  readonly text: string;
  /** The text to copy, if it is longer. */
  readonly fullText?: string;
  /** Its name in the message after copying. */
  readonly label: string;
}

/** A technical text in a monospaced font with a copy button. */
export function CopyText({ text, fullText = text, label }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(fullText);
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  };
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', minWidth: 0 }}>
      <code
        title={fullText}
        style={{ fontFamily: token.fontFamilyCode, overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {text}
      </code>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden style={{ color: token.colorTextSecondary }} />}
        aria-label={t('copy', { what: label })}
        title={t('copy', { what: label })}
        onClick={() => void copy()}
      />
    </span>
  );
}
