import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** State of a history entry that this page has added. */
const options = { isOpened: true };

/**
 * The chosen row, which is stored in the address. Where its details cover the page (`over`), they get a history
 * entry of their own, so that Back closes them.
 */
export function useChosenRow(isOverlay: boolean) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = address.get('id');

  const choose = (next: string | null): void => {
    if (isOverlay && next === null && (state as typeof options | null)?.isOpened) {
      void navigate(-1);
      return;
    }
    const opens = isOverlay && next !== null && id === null;
    setAddress(
      (before) => {
        const changed = new URLSearchParams(before);
        if (next) changed.set('id', next);
        else changed.delete('id');
        return changed;
      },
      { replace: !opens, state: opens ? options : state },
    );
  };
  return [id, choose] as const;
}
