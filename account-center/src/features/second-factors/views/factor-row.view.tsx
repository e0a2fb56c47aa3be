import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import { formatDate, type SecondFactor } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { morePhrases } from '../../../phrases/more';

interface Props {
  readonly factor: SecondFactor;
  /** Whether it is the last one and required, so that it cannot be removed. */
  readonly isRequired: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One factor with its kind, creation, last use and actions. */
export function FactorRow({ factor, isRequired, onRename, onRemove }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const { name, kind, host, createdAt, lastUsedAt } = factor;
  const facts = [
    t(`factors.kinds.${kind}`),
    host,
    t('factors.since', { date: formatDate(createdAt, 'date') }),
    lastUsedAt
      ? t('factors.used', { date: formatDate(lastUsedAt, 'datetime') })
      : t('factors.unused'),
  ];
  const Icon = kind === 'totp' ? MobileOutlined : KeyOutlined;
  return (
    <li style={{ padding: `${token.paddingSM}px 0` }}>
      <Flex align="center" gap="middle" wrap>
        <Icon aria-hidden style={{ fontSize: 20, color: token.colorTextSecondary }} />
        <div style={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <div>{name}</div>
          <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
            {facts.filter(Boolean).join(' · ')}
          </div>
        </div>
        <Flex gap="middle">
          <Button
            type="link"
            style={{ paddingInline: 0 }}
            aria-label={t('factors.renameNamed', { name })}
            onClick={onRename}
          >
            {t('factors.rename')}
          </Button>
          {!isRequired && (
            <Button
              type="link"
              danger
              style={{ paddingInline: 0 }}
              aria-label={t('factors.removeNamed', { name })}
              onClick={onRemove}
            >
              {t('factors.remove')}
            </Button>
          )}
        </Flex>
      </Flex>
    </li>
  );
}
