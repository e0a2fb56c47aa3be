import { Alert, Button } from 'antd';
import { useDeskHere, useDeskState } from '../data/desk.hook';
import { phrases } from '../phrases';

/** Shown until the server has confirmed handing in; says that nothing is lost. */
export function HandingIn() {
  const { t } = phrases.use();
  const desk = useDeskHere();
  const { isOver, trouble } = useDeskState(desk);
  const waits = trouble !== null;
  return (
    <Alert
      role="status"
      type={waits ? 'warning' : 'info'}
      showIcon
      title={t(isOver ? 'handIn.over' : 'handIn.sending')}
      description={waits ? `${t('handIn.waiting')} ${trouble ?? ''}` : undefined}
      action={
        waits && !isOver ? <Button onClick={desk.goOn}>{t('handIn.goOn')}</Button> : undefined
      }
      banner
    />
  );
}
