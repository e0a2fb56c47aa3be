import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import { useEffect, useRef } from 'react';
import { phrases } from '../../../phrases';
import type { Entry } from '../data/search';
import type { Section } from '../data/sections';

interface ListProps {
  readonly id: string;
  readonly sections: readonly Section[];
  /** Place of the chosen option, counted over all sections. */
  readonly current: number;
  readonly favourites: readonly string[];
  readonly onPoint: (at: number) => void;
  readonly onGo: (entry: Entry) => void;
  readonly onToggle: (path: string) => void;
}

export function PaletteList(props: ListProps) {
  const { id, sections, current } = props;
  const { t } = phrases.use();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = box.current?.querySelector(`[id="${id}-${current}"]`);
    chosen?.scrollIntoView?.({ block: 'nearest' });
  }, [id, current]);

  const total = sections.reduce((sum, section) => sum + section.entries.length, 0);
  let place = 0;
  return (
    <div className="esf-palette-list" ref={box}>
      <div role="status" className={total === 0 ? 'esf-palette-none' : 'esf-hidden'}>
        {total === 0 ? t('palette.none') : t('palette.count', { count: total })}
      </div>
      <div id={id} role="listbox" aria-label={t('palette.label')}>
        {sections.map(({ key, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={key} role="group" aria-label={t(`palette.${key}`)}>
            {key !== 'found' && (
              <div className="esf-palette-head" aria-hidden="true">
                {t(`palette.${key}`)}
              </div>
            )}
            {entries.map((entry) => (
              <Option key={entry.path} entry={entry} at={place++} {...props} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type OptionProps = ListProps & { readonly entry: Entry; readonly at: number };

/** Focus stays in the search field, which names the chosen option; keys are handled there. */
function Option({ id, entry, at, current, favourites, onPoint, onGo, onToggle }: OptionProps) {
  const favourite = favourites.includes(entry.path);
  const Star = favourite ? StarFilled : StarOutlined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search field
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the search field
    <div
      id={`${id}-${at}`}
      role="option"
      aria-selected={at === current}
      className="esf-palette-row"
      onPointerMove={() => onPoint(at)}
      onClick={() => onGo(entry)}
    >
      <span className="esf-palette-name">{entry.name}</span>
      <span className="esf-palette-trail">{entry.trail}</span>
      <span
        className="esf-palette-star"
        data-on={favourite || undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          onToggle(entry.path);
        }}
      >
        <Star />
      </span>
    </div>
  );
}
