import { formatPercent } from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import { authorText } from '../data/author-text';
import type { Outdated } from '../data/outdated-kind';
import { versionText } from '../data/version-text';
import { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

function sentenceOf(outdated: Outdated, t: Translate): string {
  if (outdated.kind === 'change') return t('outdated.change');
  if (outdated.kind === 'module') {
    if (!outdated.now) return t('outdated.moduleGone');
    const { address, current } = outdated.now;
    const version = versionText(address, t);
    if (!current) return t('outdated.module', { version });
    const { who, why: reason } = current;
    return t('outdated.moduleBy', { version, who: authorText(who, t), why: reason });
  }
  if (!outdated.now) return t('outdated.rolloutEnded');
  const { address, percent, status } = outdated.now;
  const version = versionText(address, t);
  if (status === 'halted') return t('outdated.rolloutHalted', { version });
  return t('outdated.rollout', { version, percent: formatPercent(percent / 100) });
}

interface Props {
  readonly outdated: Outdated;
  readonly onShowCurrent: () => void;
}

/** Shows what has changed while a dialog was open; sending is disabled until the person has refreshed it. */
export function OutdatedNotice({ outdated, onShowCurrent }: Props) {
  const { t } = phrases.use();
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={sentenceOf(outdated, t)}
      action={
        outdated.now && (
          <Button size="small" onClick={onShowCurrent}>
            {t('outdated.look')}
          </Button>
        )
      }
    />
  );
}
