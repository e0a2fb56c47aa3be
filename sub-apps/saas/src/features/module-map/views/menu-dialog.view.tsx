import { FailedNotice } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { Alert, Button, Modal, Skeleton, theme } from 'antd';
import { useFocusBack } from '../data/focus-back.hook';
import { useModuleMenu } from '../data/module-menu.hook';
import { moduleName } from '../data/module-name';
import { phrases } from '../phrases';
import { MenuOffer } from './menu-offer.view';

interface Props {
  readonly name: string;
  /** Whether the person may change the menus. */
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** The menu in a foreign module's manifest, which can be added to or removed from the menus of all tenants. */
export function MenuDialog({ name, mayWrite, onClose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  useFocusBack();
  const { offer, error, refetch, isBusy, fault, write } = useModuleMenu(name);
  const [ask, questions] = useQuestion();
  const title = moduleName(name, t);
  const isGone = offer?.address === null && offer.applied !== null;
  const isOffered = offer?.state === 'offered';
  const removeFromMenu = (): void =>
    ask({
      ...{
        title: t('menu.removeTitle', { name: title }),
        content: t(isGone ? 'menu.removeHintGone' : 'menu.removeHint'),
      },
      ...{ okText: t('menu.remove'), cancelText: t('cancel'), danger: true },
      onOk: () => void write('remove'),
    });
  const submitMenu = async (): Promise<void> => {
    if (await write('apply')) onClose();
  };
  return (
    <Modal
      open
      title={t('menu.of', { name: title })}
      width={640}
      onCancel={onClose}
      footer={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS }}>
          {mayWrite && offer?.applied && (
            <Button danger disabled={isBusy} onClick={removeFromMenu}>
              {t('menu.remove')}
            </Button>
          )}
          <Button style={{ marginInlineStart: 'auto' }} onClick={onClose}>
            {t('menu.close')}
          </Button>
          {mayWrite && isOffered && !offer.isCurrent && (
            <Button type="primary" loading={isBusy} onClick={() => void submitMenu()}>
              {t(offer.applied ? 'menu.update' : 'menu.put')}
            </Button>
          )}
        </div>
      }
    >
      {questions}
      {!offer && error && (
        <FailedNotice title={t('menu.failed')} hint={error} onRetry={() => void refetch()} />
      )}
      {!offer && !error && (
        <div role="status" aria-busy aria-label={t('menu.loading')}>
          <Skeleton active paragraph={{ rows: 5 }} />
        </div>
      )}
      {offer && <MenuOffer offer={offer} />}
      {fault && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={fault}
          style={{ marginBlockStart: token.margin }}
        />
      )}
    </Modal>
  );
}
