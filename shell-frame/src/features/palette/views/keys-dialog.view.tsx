import { keyGroups, StyleSheet } from '@edu/shared-utility';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { Dialog } from '../../../common/dialog.view';
import { keysClosed } from '../data/palette.slice';
import { palettePhrases } from '../phrases';
import { keysStyles } from './keys.styles';

export const prepare = (): Promise<void> => palettePhrases.load();

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Rows of the list; `+` joins keys that are pressed together. */
const rows = (modifierKey: string) =>
  [
    ['search', [`${modifierKey}+K`]],
    ['keys', ['?']],
    ['undo', [`${modifierKey}+Z`]],
    ['menu', ['↑', '↓']],
    ['choose', ['Enter']],
    ['favourite', ['Shift+Enter']],
    ['close', ['Esc']],
    ['skip', ['Tab']],
  ] as const;

const caps = /Enter|Shift|Esc/g;
type Cap = 'Enter' | 'Shift' | 'Esc';

function Row({ what, keys }: { what: string; keys: readonly string[] }) {
  const { t } = palettePhrases.use();
  // Key names as printed on keyboards of the language.
  const named = (key: string) => key.replace(caps, (cap) => t(`caps.${cap as Cap}`));
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{named(key).replaceAll('+', ' + ')}</kbd>
        ))}
      </dd>
    </div>
  );
}

/** The list of keys, opened by `?`: the frame's, and those that the page offers. */
export default function KeysDialog() {
  const { t } = palettePhrases.use();
  const dispatch = useDispatch();
  const mod = isMac() ? '⌘' : 'Ctrl';
  const close = useCallback((): void => void dispatch(keysClosed()), [dispatch]);
  return (
    <Dialog label={t('keysTitle')} className="esf-keys" onClose={close}>
      <StyleSheet css={keysStyles} />
      <div className="esf-keys-head">
        <h2>{t('keysTitle')}</h2>
        <button type="button" aria-label={t('close')} onClick={close}>
          ×
        </button>
      </div>
      <dl>
        {rows(mod).map(([name, keys]) => (
          <Row key={name} what={t(`keys.${name}`)} keys={keys} />
        ))}
      </dl>
      {keyGroups().map(({ id, label, keys: offered }) => (
        <section key={id} aria-label={label()}>
          <h3>{label()}</h3>
          <dl>
            {offered.map((item) => (
              <Row
                key={item.keys.join()}
                what={item.label()}
                keys={item.keys.map((key) => key.replace('Ctrl', mod))}
              />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
