import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useDispatch } from 'react-redux';
import { phrases } from '../../../phrases';
import { paletteOpened } from '../data/palette.slice';

/** The button in the header, which also shows the shortcut. */
export function PaletteButton() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="esf-bar-button esf-search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={t('palette.label')}
      onClick={() => dispatch(paletteOpened())}
    >
      <SearchOutlined aria-hidden="true" />
      <span className="esf-search-text">{t('palette.label')}</span>
      <kbd>Ctrl K</kbd>
    </button>
  );
}
