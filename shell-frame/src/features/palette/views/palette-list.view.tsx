import { useEffect, useRef } from 'react';
import { phrases } from '../../../phrases';
import type { ProviderResults } from '../data/provider-results';
import type { Section } from '../data/sections';
import { palettePhrases } from '../phrases';
import { type OptionProps, PaletteOption } from './palette-option.view';

interface ListProps extends Pick<OptionProps, 'onHighlight' | 'onOpen' | 'onToggle'> {
  readonly id: string;
  readonly sections: readonly Section[];
  /** Providers' results; those without any show the reason. */
  readonly results: readonly ProviderResults[];
  /** Index of the selected option over all sections. */
  readonly current: number;
  readonly favourites: readonly string[];
}

export function PaletteList(props: ListProps) {
  const { id, sections, results, current } = props;
  const { t } = palettePhrases.use();
  const label = phrases.t('palette.label');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = box.current?.querySelector(`[id="${id}-${current}"]`);
    chosen?.scrollIntoView?.({ block: 'nearest' });
  }, [id, current]);

  const total = sections.reduce((sum, section) => sum + section.entries.length, 0);
  // While a provider is still loading, "nothing found" is not shown.
  const isEmpty = total === 0 && results.every(({ status }) => status !== 'waiting');
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
              <PaletteOption
                key={entry.path}
                entry={entry}
                list={id}
                index={position}
                chosen={position++ === current}
                favourite={props.favourites.includes(entry.path)}
                onHighlight={props.onHighlight}
                onOpen={props.onOpen}
                onToggle={props.onToggle}
              />
            ))}
          </div>
        ))}
      </div>
      <div role="status">
        {results.map(
          ({ id: providerId, label: providerLabel, status }) =>
            status !== 'found' && (
              <p key={providerId} className="esf-palette-note">
                {t(status, { what: providerLabel })}
              </p>
            ),
        )}
      </div>
    </div>
  );
}
