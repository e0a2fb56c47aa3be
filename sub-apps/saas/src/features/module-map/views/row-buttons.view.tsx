import { type ModuleStatus, useNarrow } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { DialogAction } from '../data/dialog-action.hook';
import { formerVersions } from '../data/former-versions';
import { groupOf } from '../data/module-group';
import { isOfProduct } from '../data/module-name';
import type { RowFacts } from '../data/row-facts';
import { phrases } from '../phrases';

interface Props extends Pick<RowFacts, 'rollout'> {
  readonly module: ModuleStatus;
  readonly title: string;
  /** Id of the details that a button shows. */
  readonly detailsId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onAct: ((action: DialogAction) => void) | undefined;
  readonly onMenu: (name: string) => void;
}

/** The buttons of a module's row. */
export function RowButtons(props: Props) {
  const { module, title, rollout, detailsId, isOpen, onToggle, onAct, onMenu } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const { name } = module;
  // A module with one of the product's names may have been replaced by another team's.
  const offersMenu = groupOf(name) === 'app' && (module.origin === 'foreign' || !isOfProduct(name));
  return (
    <div
      style={{
        ...(isNarrow ? { gridArea: 'acts' } : {}),
        display: 'flex',
        flexWrap: 'wrap',
        gap: token.marginXXS,
      }}
    >
      <Button
        size="small"
        type="text"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        aria-label={`${t('details')} ${title}`}
        onClick={onToggle}
      >
        {t('details')}
      </Button>
      {offersMenu && (
        <Button
          size="small"
          type="text"
          aria-label={`${t('menu.open')} ${title}`}
          onClick={() => onMenu(name)}
        >
          {t('menu.open')}
        </Button>
      )}
      {onAct && !rollout && (
        <Button
          size="small"
          type="text"
          aria-label={`${t('begin')} ${title}`}
          onClick={() => onAct({ kind: 'beginRollout', module })}
        >
          {t('begin')}
        </Button>
      )}
      {onAct && formerVersions(module).length > 0 && (
        <Button
          size="small"
          aria-label={`${t('rollBack')} ${title}`}
          onClick={() => onAct({ kind: 'rollBack', module })}
        >
          {t('rollBack')}
        </Button>
      )}
    </div>
  );
}
