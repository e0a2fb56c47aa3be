import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { comingOf } from '../data/coming';
import { phrases } from '../phrases';
import { ComingFigures } from './figures.view';
import { ComingHealth } from './health.view';
import { Panel, PanelGrid } from './panel.view';
import { ComingTasks } from './tasks.view';
import { Veil } from './veil.view';

/** The home in the shape that it will have: its blocks follow from what the person may. */
export function ComingHome({ has }: { readonly has: (path: string) => boolean }) {
  const { t } = phrases.use();
  const isKnown = useArePermissionsKnown();
  const { figures, hasHealth } = comingOf(useCan());
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} style={{ minHeight: 320 }}>
      {isKnown && figures.length > 0 && (
        <>
          <ComingFigures figures={figures} has={has} />
          <PanelGrid>
            <ComingTasks />
            {hasHealth && <ComingHealth has={has} />}
            <Panel title={t('places.title')}>
              <Veil>{t('places.hintTouch')}</Veil>
            </Panel>
          </PanelGrid>
        </>
      )}
    </div>
  );
}
