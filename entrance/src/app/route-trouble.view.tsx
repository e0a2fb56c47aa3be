import { page } from '@edu/shared-utility';
import { Button } from 'antd';
import { EntranceLayout } from '../common/entrance-layout.view';
import { phrases } from '../phrases';

/** A screen whose chunk did not arrive, or that broke: say so, offer to load it again. */
export function RouteTrouble() {
  const { t } = phrases.use();
  return (
    <EntranceLayout heading={t('common.chunkTitle')} lead={t('common.chunkHint')}>
      <div role="alert">
        <Button type="primary" size="large" block onClick={() => page.reload()}>
          {t('common.reload')}
        </Button>
      </div>
    </EntranceLayout>
  );
}
