import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** In the state of an entry of the history that this page has made. */
const options = { isOpened: true };

/**
 * Which row is chosen is in the address. Where its details lie over the page (`over`), they are an entry of the
 * history of their own, so that Back closes them.
 */
export function useChosenRow(over: boolean) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = address.get('id');

  const choose = (next: string | null): void => {
    if (over && next === null && (state as typeof options | null)?.isOpened) {
      void navigate(-1);
      return;
    }
    const opens = over && next !== null && id === null;
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
