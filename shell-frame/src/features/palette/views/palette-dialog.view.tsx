import { navigate, StyleSheet } from '@edu/shared-utility';
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../common/dialog.view';
import { phrases } from '../../../phrases';
import { favouriteToggled, paletteClosed, selectPalette } from '../data/palette.slice';
import { type Entry, indexEntries, isPage, search } from '../data/search';
import { matchingSections, sectionsOf } from '../data/sections';
import { palettePhrases } from '../phrases';
import { paletteStyles } from './palette.styles';
import { type LoadActions, usePaletteActions } from './palette-actions.hook';
import { PaletteList } from './palette-list.view';
import { usePinyin } from './pinyin.hook';
import { useProviderResults } from './provider-results.hook';

export const prepare = (): Promise<void> => palettePhrases.load();

export interface PaletteProps {
  /** The pages of the menu. */
  readonly entries: readonly Entry[];
  /** Loaded with the search; without them pages are still found. */
  readonly loadActions: LoadActions;
}

/** Search over pages, actions and apps' results; arrow keys select, Enter opens. */
export default function PaletteDialog({ entries: pages, loadActions }: PaletteProps) {
  const { t } = palettePhrases.use();
  const label = phrases.use().t('palette.label');
  const dispatch = useDispatch();
  const { recents, favourites } = useSelector(selectPalette);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const list = useId();
  const actions = usePaletteActions(loadActions);
  const results = useProviderResults(query);
  const entries = useMemo(() => [...pages, ...actions], [pages, actions]);
  const pinyinOf = usePinyin(entries);
  const index = useMemo(() => indexEntries(entries, pinyinOf), [entries, pinyinOf]);
  const sections = useMemo(() => {
    if (query.trim()) return matchingSections(search(index, query), results);
    const label = {
      favourites: t('favourites'),
      recents: t('recents'),
      all: t('all'),
      actions: t('actions'),
    };
    return sectionsOf({ pages, actions, favourites, recents }, label);
  }, [query, index, results, pages, actions, favourites, recents, t]);
  const listedEntries = useMemo(() => sections.flatMap((section) => section.entries), [sections]);
  const current = Math.min(selected, listedEntries.length - 1);

  /** A new query selects its best match. Not deferred, since that would render a frame later. */
  const changeQuery = (text: string): void => {
    setQuery(text);
    setSelected(0);
  };
  const close = useCallback((): void => void dispatch(paletteClosed()), [dispatch]);
  const go = useCallback(
    (entry: Entry | undefined): void => {
      if (!entry) return;
      close();
      if (entry.run) entry.run();
      else navigate(entry.to ?? entry.path);
    },
    [close],
  );
  const toggle = useCallback((path: string) => void dispatch(favouriteToggled(path)), [dispatch]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const chosen = listedEntries[current];
    const last = listedEntries.length - 1;
    if (event.key === 'ArrowDown') setSelected(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setSelected(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter' && event.shiftKey && chosen && isPage(chosen))
      dispatch(favouriteToggled(chosen.path));
    else if (event.key === 'Enter') go(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog label={label} className="esf-palette" onClose={close}>
      <StyleSheet css={paletteStyles} />
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={listedEntries.length > 0 ? `${list}-${current}` : undefined}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => changeQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        id={list}
        sections={sections}
        results={results}
        current={current}
        favourites={favourites}
        onHighlight={setSelected}
        onOpen={go}
        onToggle={toggle}
      />
      <p className="esf-palette-keys">{t('hint')}</p>
    </Dialog>
  );
}
