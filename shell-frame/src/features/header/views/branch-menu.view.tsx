import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useContextValue } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import { PopupMenu } from '../../../common/popup-menu.view';
import { phrases } from '../../../phrases';
import { branchChosen, branchesRequested, selectBranches } from '../data/header.slice';

/** Only rendered with more than one branch (specification §2, header). */
export function BranchMenu() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const branches = useSelector(selectBranches);
  const chosen = useContextValue('branch');
  if (branches.status === 'failed') {
    return (
      <button
        type="button"
        className="esf-bar-button"
        title={branches.message}
        aria-label={t('header.branchesFailed')}
        onClick={() => dispatch(branchesRequested())}
      >
        <ReloadOutlined aria-hidden="true" />
        <span className="esf-bar-text">{t('header.branchesFailed')}</span>
      </button>
    );
  }
  if (branches.status !== 'ready' || branches.data.length < 2) return null;

  const current = branches.data.find((branch) => branch.branch === chosen);
  const name = current?.name ?? t('header.branchUnknown');
  return (
    <PopupMenu
      label={t('header.branch', { name })}
      trigger={
        <>
          <ApartmentOutlined aria-hidden="true" />
          <span className="esf-bar-text">{name}</span>
          <DownOutlined className="esf-caret" aria-hidden="true" />
        </>
      }
      items={branches.data.map((branch) => ({
        key: branch.id,
        label: branch.name,
        checked: branch === current,
        onSelect: () => {
          if (branch !== current) dispatch(branchChosen(branch));
        },
      }))}
    />
  );
}
