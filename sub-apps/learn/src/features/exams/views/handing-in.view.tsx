import { Alert, Button } from 'antd';
import { useCurrentDesk, useDeskState } from '../data/desk.hook';
import { phrases } from '../phrases';

/** Shown until the server has confirmed handing in; says that nothing is lost. */
export function HandingIn() {
  const { t } = phrases.use();
  const desk = useCurrentDesk();
  const { isOver, failure } = useDeskState(desk);
  const waits = failure !== null;
  return (
    <Alert
      role="status"
      type={waits ? 'warning' : 'info'}
      showIcon
      title={t(isOver ? 'handIn.over' : 'handIn.sending')}
      description={waits ? `${t('handIn.waiting')} ${failure ?? ''}` : undefined}
      action={
        waits && !isOver ? <Button onClick={desk.goOn}>{t('handIn.goOn')}</Button> : undefined
      }
      banner
    />
  );
}
