import { navigate } from '@edu/shared-utility';
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../common/dialog.view';
import { phrases } from '../../../phrases';
import { favouriteToggled, paletteClosed, selectPalette } from '../data/palette.slice';
import { type Entry, indexEntries, search } from '../data/search';
import { sectionsOf } from '../data/sections';
import { PaletteList } from './palette-list.view';
import { useSounds } from './sounds.hook';

/** Search over every entry that the person may open; arrows choose, Enter goes. */
export default function PaletteDialog({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const { recents, favourites } = useSelector(selectPalette);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const sounds = useSounds(entries);
  const index = useMemo(() => indexEntries(entries, sounds), [entries, sounds]);
  const sections = useMemo(
    () =>
      query.trim()
        ? [{ key: 'found' as const, entries: search(index, query) }]
        : sectionsOf(entries, favourites, recents),
    [query, index, entries, favourites, recents],
  );
  const shown = useMemo(() => sections.flatMap((section) => section.entries), [sections]);
  const current = Math.min(at, shown.length - 1);

  /** A new query starts at its best match. Searched at once: deferred, it came a frame later. */
  const ask = (text: string): void => {
    setQuery(text);
    setAt(0);
  };
  const close = useCallback((): void => void dispatch(paletteClosed()), [dispatch]);
  const go = useCallback(
    (entry: Entry | undefined): void => {
      if (!entry) return;
      close();
      navigate(entry.path);
    },
    [close],
  );
  const toggle = useCallback((path: string) => void dispatch(favouriteToggled(path)), [dispatch]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const chosen = shown[current];
    const last = shown.length - 1;
    if (event.key === 'ArrowDown') setAt(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setAt(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter' && event.shiftKey && chosen)
      dispatch(favouriteToggled(chosen.path));
    else if (event.key === 'Enter') go(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog label={t('palette.label')} className="esf-palette" onClose={close}>
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? `${list}-${current}` : undefined}
        aria-autocomplete="list"
        aria-label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        id={list}
        sections={sections}
        current={current}
        favourites={favourites}
        onPoint={setAt}
        onGo={go}
        onToggle={toggle}
      />
      <p className="esf-palette-keys">{t('palette.keys')}</p>
    </Dialog>
  );
}
