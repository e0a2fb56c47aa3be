import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { placeholdersFor } from '../data/placeholders';
import { phrases } from '../phrases';
import { FiguresPlaceholder } from './figures.view';
import { HealthPlaceholder } from './health.view';
import { Panel, PanelGrid } from './panel.view';
import { TextPlaceholder } from './placeholder.view';
import { TasksPlaceholder } from './tasks.view';

/** The layout of the home page while it loads, derived from the permissions. */
export function HomePlaceholder({ hasPage }: { readonly hasPage: (path: string) => boolean }) {
  const { t } = phrases.use();
  const isKnown = useArePermissionsKnown();
  const { figures, hasHealth } = placeholdersFor(useCan());
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} style={{ minHeight: 320 }}>
      {isKnown && figures.length > 0 && (
        <>
          <FiguresPlaceholder figures={figures} hasPage={hasPage} />
          <PanelGrid>
            <TasksPlaceholder />
            {hasHealth && <HealthPlaceholder hasPage={hasPage} />}
            <Panel title={t('places.title')}>
              <TextPlaceholder>{t('places.hintTouch')}</TextPlaceholder>
            </Panel>
          </PanelGrid>
        </>
      )}
    </div>
  );
}
