import { memo, useEffect, useRef } from 'react';
import { phrases } from '../../../phrases';
import type { Offer } from '../data/offers';
import { type Entry, isPage } from '../data/search';
import type { Section } from '../data/sections';
import { palettePhrases } from '../phrases';

interface ListProps {
  readonly id: string;
  readonly sections: readonly Section[];
  /** Providers' results; those without any show the reason. */
  readonly offers: readonly Offer[];
  /** Index of the selected option over all sections. */
  readonly current: number;
  readonly favourites: readonly string[];
  readonly onPoint: (at: number) => void;
  readonly onGo: (entry: Entry) => void;
  readonly onToggle: (path: string) => void;
}

export function PaletteList(props: ListProps) {
  const { id, sections, offers, current } = props;
  const { t } = palettePhrases.use();
  const label = phrases.t('palette.label');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = box.current?.querySelector(`[id="${id}-${current}"]`);
    chosen?.scrollIntoView?.({ block: 'nearest' });
  }, [id, current]);

  const total = sections.reduce((sum, section) => sum + section.entries.length, 0);
  // While a provider is still loading, "nothing found" is not shown.
  const isEmpty = total === 0 && offers.every(({ status }) => status !== 'waiting');
  let position = 0;
  return (
    <div className="esf-palette-list" ref={box}>
      <div role="status" className={isEmpty ? 'esf-palette-none' : 'esf-hidden'}>
        {isEmpty ? t('none') : t('count', { count: total })}
      </div>
      <div id={id} role="listbox" aria-label={label}>
        {sections.map(({ key, label: heading, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={key} role="group" aria-label={heading ?? t('found')}>
            {heading && (
              <div className="esf-palette-head" aria-hidden="true">
                {heading}
              </div>
            )}
            {entries.map((entry) => (
              <Option
                key={entry.path}
                entry={entry}
                list={id}
                at={position}
                chosen={position++ === current}
                favourite={props.favourites.includes(entry.path)}
                onPoint={props.onPoint}
                onGo={props.onGo}
                onToggle={props.onToggle}
              />
            ))}
          </div>
        ))}
      </div>
      <div role="status">
        {offers.map(
          ({ id: offer, label: offerLabel, status }) =>
            status !== 'found' && (
              <p key={offer} className="esf-palette-note">
                {t(status, { what: offerLabel })}
              </p>
            ),
        )}
      </div>
    </div>
  );
}

interface OptionProps extends Pick<ListProps, 'onPoint' | 'onGo' | 'onToggle'> {
  readonly entry: Entry;
  /** Id of the list element. */
  readonly list: string;
  readonly at: number;
  readonly chosen: boolean;
  readonly favourite: boolean;
}

/** The focus stays in the search field, which refers to the selected option and handles keys. */
const Option = memo(function Option(props: OptionProps) {
  const { entry, list, at, chosen, favourite, onPoint, onGo, onToggle } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search field
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the search field
    <div
      id={`${list}-${at}`}
      role="option"
      aria-selected={chosen}
      className="esf-palette-row"
      onPointerMove={() => onPoint(at)}
      onClick={() => onGo(entry)}
    >
      <span className="esf-palette-name">{entry.name}</span>
      <span className="esf-palette-trail">{entry.trail}</span>
      {isPage(entry) && (
        <span
          className="esf-palette-star"
          data-on={favourite || undefined}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onToggle(entry.path);
          }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" focusable="false" aria-hidden="true">
            <path d="m8 1.5 2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.8l-4.1 2.3.9-4.6L1.4 6.3 6 5.7z" />
          </svg>
        </span>
      )}
    </div>
  );
});
