import { useDelayed } from '@edu/shared-utility';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type Choice, ChoiceList } from '../../../common/choice-list.view';
import { InlineAlert } from '../../../common/inline-alert.view';
import type { SubmitState } from '../../../common/submit';
import { phrases } from '../phrases';

interface Props {
  readonly icon: ReactNode;
  readonly state: SubmitState;
  readonly choices: readonly Choice[];
  readonly onChoose: (key: string) => void;
  /** Goes back to the former choice, if there was one. */
  readonly onBack?: () => void;
  readonly onLeave: () => void;
}

/** The choice of a tenant or an identity, with a way to use another account. */
export function ChoiceStep({ icon, state, choices, onChoose, onBack, onLeave }: Props) {
  const { t } = phrases.use();
  const busy = state.status === 'busy';
  const slow = useDelayed(busy, 200);
  return (
    <>
      {state.status === 'failed' && <InlineAlert kind="error" title={state.message} />}
      <ChoiceList icon={icon} choices={choices} disabled={busy} onChoose={onChoose} />
      <div role="status" className="ee-help">
        {slow && t('entering')}
      </div>
      <div className="ee-links">
        {onBack && (
          <Button type="link" onClick={onBack} style={{ padding: 0 }}>
            {t('otherTenant')}
          </Button>
        )}
        <Button type="link" onClick={onLeave} style={{ padding: 0 }}>
          {t('otherAccount')}
        </Button>
      </div>
    </>
  );
}
