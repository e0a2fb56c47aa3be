import { Alert, Button } from 'antd';
import { useCurrentSitting, useSittingProgress } from '../data/sitting-controller.hook';
import { phrases } from '../phrases';

/** Shown until the server has confirmed handing in; says that nothing is lost. */
export function HandingIn() {
  const { t } = phrases.use();
  const controller = useCurrentSitting();
  const { isOver, failure } = useSittingProgress(controller);
  const waits = failure !== null;
  return (
    <Alert
      role="status"
      type={waits ? 'warning' : 'info'}
      showIcon
      title={t(isOver ? 'handIn.over' : 'handIn.sending')}
      description={waits ? `${t('handIn.waiting')} ${failure ?? ''}` : undefined}
      action={
        waits && !isOver ? <Button onClick={controller.goOn}>{t('handIn.goOn')}</Button> : undefined
      }
      banner
    />
  );
}
