import { memo } from 'react';
import { type Entry, isPage } from '../data/search';

export interface OptionProps {
  readonly entry: Entry;
  /** Id of the list element. */
  readonly list: string;
  readonly index: number;
  readonly chosen: boolean;
  readonly favourite: boolean;
  readonly onHighlight: (index: number) => void;
  readonly onOpen: (entry: Entry) => void;
  readonly onToggle: (path: string) => void;
}

/** The focus stays in the search field, which refers to the selected option and handles keys. */
export const PaletteOption = memo(function PaletteOption(props: OptionProps) {
  const { entry, list, index, chosen, favourite, onHighlight, onOpen, onToggle } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search field
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the search field
    <div
      id={`${list}-${index}`}
      role="option"
      aria-selected={chosen}
      className="esf-palette-row"
      onPointerMove={() => onHighlight(index)}
      onClick={() => onOpen(entry)}
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
