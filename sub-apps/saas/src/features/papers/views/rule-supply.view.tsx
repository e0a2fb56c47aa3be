import type { ReadRule } from '@edu/shared-utility';
import { theme } from 'antd';
import type { RuleLine } from '../data/draft';
import { phrases } from '../phrases';

const isSameRule = (line: RuleLine, read: ReadRule): boolean =>
  (['categoryId', 'type', 'difficulty', 'point', 'count'] as const).every(
    (key) => line[key] === read[key],
  );

interface Props {
  readonly line: RuleLine;
  /** The saved rule, with how many questions the bank has for it. */
  readonly read: ReadRule | undefined;
}

/** How many questions are drawn of how many available; red if there are too few. */
export function RuleSupply({ line, read }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (!read || !isSameRule(line, read)) {
    return <span style={{ color: token.colorTextSecondary }}>{t('counting')}</span>;
  }
  const { available, left } = read;
  const isInsufficient = left < line.count;
  return (
    <span style={{ color: isInsufficient ? token.colorErrorText : token.colorTextSecondary }}>
      {isInsufficient && left < available
        ? t('tooFewLeft', { available, left })
        : t(isInsufficient ? 'tooFew' : 'enough', { count: available })}
    </span>
  );
}
