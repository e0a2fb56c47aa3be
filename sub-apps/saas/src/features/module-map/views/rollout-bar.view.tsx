import { formatDate, formatPercent, type ModuleRollout } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import type { DialogAction } from '../data/dialog-action.hook';
import { moduleName } from '../data/module-name';
import { versionText } from '../data/version-text';
import { phrases } from '../phrases';

interface Props {
  readonly rollout: ModuleRollout;
  /** Undefined for people who may only read. */
  readonly onAct?: ((action: DialogAction) => void) | undefined;
}

/** The progress of a rollout, with its actions. */
export function RolloutBar({ rollout, onAct }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { module, address, percent, tenants, accounts, failures, haltAfter, anonymous } = rollout;
  const label = t('rolloutOf', { name: moduleName(module, t) });
  const version = versionText(address, t);
  const isHalted = rollout.status === 'halted';
  // A halted version is served to nobody.
  const reached = isHalted ? 0 : percent;
  const halted = rollout.haltedAt
    ? t('rolloutHaltedAt', { time: formatDate(rollout.haltedAt, 'datetime') })
    : t('rolloutHalted');
  const people = [
    t('rolloutPercent', { percent: formatPercent(percent / 100), version }),
    ...(tenants.length > 0 ? [t('rolloutTenants', { list: tenants.join(', ') })] : []),
    ...(accounts.length > 0 ? [t('rolloutAccounts', { count: accounts.length })] : []),
  ];
  const facts = [
    ...(isHalted ? [version, halted] : people),
    t('rolloutReports', { count: failures, limit: haltAfter }),
    ...(anonymous > 0 ? [t('rolloutAnonymous', { count: anonymous })] : []),
  ];
  return (
    <section
      aria-label={label}
      style={{
        display: 'grid',
        gap: token.marginXS,
        padding: token.paddingSM,
        background: token.colorFillQuaternary,
        borderRadius: token.borderRadius,
      }}
    >
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={reached}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{
          height: 6,
          borderRadius: 3,
          background: isHalted ? token.colorError : token.colorFillSecondary,
        }}
      >
        <div
          style={{
            width: `${reached}%`,
            height: '100%',
            borderRadius: 3,
            background: token.colorPrimary,
          }}
        />
      </div>
      <Flex wrap gap="small" align="center" justify="space-between">
        <div style={{ flex: '1 1 240px', overflowWrap: 'anywhere' }} title={address}>
          {facts.join(' · ')}
          {isHalted && onAct && (
            <div style={{ color: token.colorTextSecondary }}>
              {t('rolloutAgain', { version, step: t('step'), finish: t('finish') })}
            </div>
          )}
        </div>
        {onAct && (
          <Flex wrap gap="small">
            {(['step', 'finish', 'stop'] as const).map((kind) => (
              <Button
                key={kind}
                size="small"
                danger={kind === 'stop'}
                onClick={() => onAct({ kind, rollout })}
              >
                {t(kind)}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
    </section>
  );
}
