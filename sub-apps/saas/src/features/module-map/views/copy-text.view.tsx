import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { toast } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { phrases } from '../phrases';

interface Props {
  /** What is seen. */
  readonly text: string;
  /** What is copied, where that is more. */
  readonly whole?: string;
  /** What it is called where it is copied. */
  readonly label: string;
}

/** A technical text in even letters, to be taken along. */
export function CopyText({ text, whole = text, label }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(whole);
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  };
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', minWidth: 0 }}>
      <code
        title={whole}
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
